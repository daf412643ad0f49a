/** Boards that plug-ins bring along: modules of this server, checked by their hash. */

import type { Component } from 'svelte';
import type { MountBoard } from '../../../src/ludotheque/board_kit/board';
import { files } from '$edition/files';
import PlugInBoard from '$parts/PlugInBoard.svelte';
import type { BoardProps } from './boards';
import type { BoardFile, Game } from './protocol';

/** The board of a plug-in as a component like ours. */
export async function plugIn({ board }: Game): Promise<Component<BoardProps> | undefined> {
  if (!board) return undefined;
  const { script, style } = board;
  if (style) {
    const href = await files(style.address, 'text/css');
    await added('link', style, { rel: 'stylesheet', href });
  }
  const src = await files(script.address, 'text/javascript');
  // An import cannot name a hash, an element can; the import then finds the same module.
  await added('script', script, { type: 'module', src });
  const { default: mount } = (await import(/* @vite-ignore */ src)) as { default: MountBoard };
  return (anchor, props) =>
    PlugInBoard(anchor, Object.create(props, { mount: { value: mount, enumerable: true } }));
}

/** An element in the head of the page, once it is loaded; there is only one for each file. */
function added(
  name: 'link' | 'script',
  { address, integrity }: BoardFile,
  attributes: Record<string, string>,
): Promise<void> {
  if (document.querySelector(`[data-board="${address}"]`)) return Promise.resolve();
  const element = document.createElement(name);
  const all = { ...attributes, integrity, 'data-board': address };
  for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${address} is not what it should be`));
    };
    document.head.append(element);
  });
}
