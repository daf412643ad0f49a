/** A part of a board, or a button, that can be chosen: pointing at it or focusing it looks. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** `{@attach choosable(choose, look, away)}`: chosen by a click, looked at, no longer looked at. */
export function choosable(
  choose: () => void,
  look: () => void,
  away: () => void,
): Attachment<HTMLElement | SVGElement> {
  return (part) => {
    const heard = [
      on(part, 'click', choose),
      on(part, 'pointerenter', look),
      on(part, 'pointerleave', away),
      on(part, 'focus', look),
      on(part, 'blur', away),
    ];
    return () => heard.forEach((off) => off());
  };
}
