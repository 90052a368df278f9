import type { FileReading } from '@keepmark/ui/file-reading';

/** A file with the outcome that is right. */
export interface Case {
  readonly file: string;
  readonly kind: FileReading['kind'];
  readonly expected: string;
}

/** The kinds of data by the headings of a list. What the server reads has none. */
const kinds: readonly (readonly [RegExp, FileReading['kind']])[] = [
  [/^place/i, 'places'],
  [/^contact/i, 'contacts'],
  [/^interview/i, 'interviews'],
  [/^job/i, 'jobs'],
  [/^r[eé]sum[eé]/i, 'resume'],
];

/** The number that starts a file's name, and its row in the list: "37" for "37a-request.ics" and "37a/b/c". */
const numberOf = (name: string): string => /^\d+/.exec(name)?.[0] ?? name;

/**
 * The cases of a list in Markdown, which has a heading for each kind and a table below: the file, what it is, and the right
 * outcome. Files and rows belong together by the number that they start with.
 * @param names the files beside the list
 */
export function casesIn(list: string, names: readonly string[]): Case[] {
  let kind: FileReading['kind'] | undefined;
  return list.split('\n').flatMap((line): Case[] => {
    const heading = /^#+\s+(.*)/.exec(line)?.[1];
    if (heading !== undefined) kind = kinds.find(([pattern]) => pattern.test(heading))?.[1];
    const [, name = '', , expected = ''] = line.split('|').map((cell) => cell.trim());
    if (kind === undefined || !/^\d/.test(name)) return [];
    // Lists of names are no files that people choose.
    const wanted = names.filter((each) => numberOf(each) === numberOf(name) && !each.endsWith('.txt')).toSorted();
    return wanted.map((file) => ({ file, kind: kind!, expected }));
  });
}
