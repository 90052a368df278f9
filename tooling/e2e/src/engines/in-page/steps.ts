/** A text to match, once its spaces are collapsed: all of it, or a regular expression. */
export type Match = string | { readonly source: string; readonly flags: string };

/** One step from the page to what a person means: into it, or to some of what was found. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Match }
  | { readonly by: 'field'; readonly name: Match }
  | { readonly by: 'text'; readonly text: Match }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'has'; readonly text: Match }
  | { readonly by: 'at'; readonly index: number };

/** What shows of the matches of some steps. The last three are of the first match. */
export interface Look {
  readonly count: number;
  readonly texts: readonly string[];
  readonly value: string | null;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

export const toMatch = (text: string | RegExp): Match =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };
