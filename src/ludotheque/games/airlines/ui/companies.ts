/** How companies and line patterns look: a colour and, never without it, letters or a line. */

/** Each colour of a company, and the colour of the letters on it. */
const PAINTS: Record<string, [paint: string, letters: string]> = {
  brown: ['#7a4a2b', '#fffdf8'],
  green: ['#2c7a4b', '#fffdf8'],
  red: ['#bf3327', '#fffdf8'],
  white: ['#fffdf8', '#22201c'],
  blue: ['#2a5fa5', '#fffdf8'],
  yellow: ['#edc531', '#22201c'],
  orange: ['#e8823a', '#22201c'],
  black: ['#2b2824', '#fffdf8'],
  violet: ['#77479c', '#fffdf8'],
  pink: ['#e594b8', '#22201c'],
};

export const paintOf = (colour: string) => PAINTS[colour]?.[0] ?? '#6b665e';
export const lettersOn = (colour: string) => PAINTS[colour]?.[1] ?? '#fffdf8';

export const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'wavy'];
