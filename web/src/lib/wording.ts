/** What a board is in words. */

/** A line; one that can be chosen is a button. */
export interface Line {
  id: string;
  label: string;
  can?: boolean;
}

/** Some lines that belong together; without heading and lines it is not shown. */
export interface Section {
  heading?: string;
  lines: Line[];
  /** Each line takes the whole width. */
  wide?: boolean;
}
