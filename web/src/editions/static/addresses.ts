import type { Addresses } from '$lib/edition';

/** After the #: wherever the folder lies, there is only one file to open. */
export const addresses: Addresses = {
  href: (path) => `#${path}`,
  here: () => new URL(location.hash.slice(1) || '/', 'page://here'),
  within: (link) => (link.getAttribute('href')?.startsWith('#/') ? link.hash : null),
};
