import type { Files } from '$lib/edition';
import { transport } from './transport';

const known = new Map<string, Promise<string>>();

/** The host has them; the browser gets each under an address of its own, once. */
export const files: Files = (address, type) => {
  const found = known.get(address) ?? load(address, type);
  known.set(address, found);
  return found;
};

async function load(address: string, type: string): Promise<string> {
  const text = await (await transport.fetch(address)).text();
  return URL.createObjectURL(new Blob([text], { type }));
}
