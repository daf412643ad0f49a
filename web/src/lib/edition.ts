/**
 * What differs between the two editions of the pages: the served one asks a server, the
 * static one has it in a worker. `$edition/` is the folder of the one that is built.
 */

import type { Wire } from './socket';

/** What is done before the first page is shown, in the place where it will stand. */
export type Start = (target: HTMLElement) => Promise<void>;

/** How the pages reach the games. */
export interface Transport {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): Wire;
}

/** Where the browser can load a file of the server's that is no page: its address and its type. */
export type Files = (address: string, type: string) => Promise<string>;

/** How the address of a page is written. */
export interface Addresses {
  /** What a link to the page at this path says. */
  href(path: string): string;
  /** The path at which we are, with what follows it. */
  here(): Pick<URL, 'pathname' | 'search' | 'hash'>;
  /** Where a link leads within our pages; null when it leads elsewhere. */
  within(link: HTMLAnchorElement): string | null;
}
