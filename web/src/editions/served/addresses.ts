import type { Addresses } from '$lib/edition';

/** Paths of the server; what is asked of it is no page. */
export const addresses: Addresses = {
  href: (path) => path,
  here: () => location,
  within: ({ origin, pathname, search, hash }) =>
    origin !== location.origin || /^\/(api|offline)\//.test(pathname)
      ? null
      : pathname + search + hash,
};
