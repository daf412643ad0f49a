/** How much room there is: beside the board, or for a drawer only; and from top to bottom. */

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 1100px)');

/** Whether the column beside the board must be told in fewer lines. */
export const low = new MediaQuery('(max-height: 1000px)');
