/** How much room there is: beside the board, or for a drawer only; and from top to bottom. */

/** Whether the window is so; paper changes nothing, or an open rulebook would close for it. */
class Room {
  current = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.current = list.matches;
    list.addEventListener('change', () => {
      if (!matchMedia('print').matches) this.current = list.matches;
    });
  }
}

export const wide = new Room('(min-width: 1100px)');

/** Whether there is room beside what is to do: anywhere but on a phone. */
export const roomy = new Room('(min-width: 700px)');

/** Whether the column beside the board must be told in fewer lines. */
export const low = new Room('(max-height: 1000px)');
