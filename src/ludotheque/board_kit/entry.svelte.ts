/** Makes a module for the house of the component in `ui/Board.svelte`. */

import { mount, unmount } from 'svelte';
import type { BoardProps, MountBoard } from 'ludotheque';
import Board from './ui/Board.svelte';

const show: MountBoard = (target, first) => {
  let now = $state.raw(first);
  const names = Object.keys(first) as (keyof BoardProps)[];
  const given = Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => now[name] }])),
  ) as BoardProps;
  const board = mount(Board, { target, props: given });
  return { update: (next) => (now = next), destroy: () => void unmount(board) };
};

export default show;
