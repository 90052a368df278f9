import type { FileLine } from '@keepmark/resume-document/read-source';

/** Text in one style, as a file gives it. */
export interface SourceRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Empty when the text isn't a link. */
  readonly href: string;
}

/** Text of a line up to the next wide gap or tab: "Nurse" and "2019 – 2021" are two cells. */
export interface SourceCell {
  readonly text: string;
  readonly runs: readonly SourceRun[];
  /** Left edge, in points of a page or in characters of a text. */
  readonly x: number;
}

/** A line of a file, whatever its format. The rules of `recognize` see nothing else. */
export interface SourceLine {
  /** At least one. */
  readonly cells: readonly SourceCell[];
  /** 1 to 6 where the file itself marks a heading, 0 for its title, undefined elsewhere. */
  readonly level: number | undefined;
  readonly isBullet: boolean;
  /** Size of its letters. Formats without sizes give 1 everywhere. */
  readonly size: number;
  /** Names the look of its first letters: font, size and case. */
  readonly style: string;
  /** The same of its second cell, which becomes a line of its own when the first one is a heading in the margin. */
  readonly secondStyle?: string;
  /** The size of its second cell's letters. */
  readonly secondSize?: number;
  /** Distance from the line above, in heights of a usual line: about 1 within a paragraph. */
  readonly gap: number;
  /** Whether the sentence of the line above may go on here: false where the file itself ends its paragraphs. */
  readonly mayContinue: boolean;
  /** Whether its text ends close to the right edge of its column, as a line does that goes on below. */
  readonly isFull: boolean;
  /** Whether its first word had no room at the end of the line above: the text was wrapped here. */
  readonly hadNoRoom?: boolean;
  /** Whether a column of the page starts here, which ends the section above. */
  readonly startsColumn?: boolean;
  /** Where it stands on its page. */
  readonly place?: Pick<FileLine, 'page' | 'box'>;
}

/** The text of a whole line. */
export const lineText = (line: SourceLine): string => line.cells.map(({ text }) => text).join('  ');

/** The line as the preview of an import shows it. */
export const fileLine = (line: SourceLine): FileLine => ({ text: lineText(line), page: 0, ...line.place });

/** Runs without so many letters at their start. */
export function runsFrom(runs: readonly SourceRun[], length: number): SourceRun[] {
  let rest = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(rest);
    rest = Math.max(0, rest - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** The mark of a list's item and the space after it. A dash may touch a word with a capital letter. */
export const bulletStart =
  /^\s*(?:[•●▪■◦○‣⁃∙»›❯→⇒∗\u25A0-\u25FF\u2605\u2606\u2713-\u2718\u271A-\u2771\u2794-\u27BE\u27F6\u2B9A-\u2B9E]\s*|[-–—*·]\s+|[-–—](?=\p{Lu}\p{Ll}))(?=\S)/u;
