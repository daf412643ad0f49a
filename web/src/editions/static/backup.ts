/** A backup is the database itself: one file, which a server reads as well. */

import { host } from './transport';

const FIRST = 'SQLite format 3\0';

export const isBackup = (bytes: Uint8Array) =>
  FIRST === String.fromCharCode(...bytes.subarray(0, FIRST.length));

export async function saveBackup(): Promise<void> {
  const { bytes } = await host.ask({ type: 'backup' });
  const day = new Date().toISOString().slice(0, 10);
  if (bytes) offer(new Blob([bytes]), `ludotheque-${day}.sqlite3`);
}

/** Put it in place of everything here, and begin anew with it; false where it does not fit. */
export async function restore(bytes: Uint8Array): Promise<boolean> {
  const { status } = await host.ask({ type: 'restore', bytes });
  if (status === 200) location.reload();
  return status === 200;
}

/** Let the browser save something as a file. */
export function offer(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
