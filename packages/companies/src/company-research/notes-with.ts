/** The most characters that notes may have. */
export const maxNotesCharacters = 20_000;

/** Where a text in the notes comes from. */
export interface NoteSource {
  readonly title: string;
  /** "Nov 22, 2026". */
  readonly day: string;
  readonly label: string;
}

/** An answer as it stands in the notes: what it is, where it comes from, and its text. */
export const noteOf = (answer: string, { title, day, label }: NoteSource): string =>
  `${title} (${day}, ${label}):\n${answer.trim()}`;

/**
 * Notes with another one below them.
 * @returns undefined if they would be too long
 */
export function notesWith(notes: string, note: string): string | undefined {
  const all = notes.trim() === '' ? note : `${notes.trimEnd()}\n\n${note}`;
  return all.length > maxNotesCharacters ? undefined : all;
}

/** Notes without the last place of this one. The same if they don't have it. */
export function notesWithout(notes: string, note: string): string {
  const at = notes.lastIndexOf(note);
  if (at < 0) return notes;
  const [before, after] = [notes.slice(0, at).trimEnd(), notes.slice(at + note.length).trimStart()];
  return [before, after].filter(Boolean).join('\n\n');
}
