/** Whether the column beside the board has room, or becomes a drawer. */

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 1100px)');
