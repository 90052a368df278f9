import { isJsonObject } from '@keepmark/resume-document/json-value';
import { entriesOf, type JsonObject, type JsonValue, type ResumeDocument } from '@keepmark/resume-document';
import { isPresentWord } from './lines/dates';
import { leavesOf } from './objects/leaves';
import { fieldName } from './objects/object-fields';
import { wordsOf } from './recognize/left-over';

/** The lists of JSON Resume, by our kinds of sections. */
const kindOf: ReadonlyMap<string, string> = new Map([
  ['work', 'experience'],
  ['education', 'education'],
  ['skills', 'skills'],
  ['projects', 'projects'],
  ['certificates', 'certifications'],
  ['languages', 'languages'],
  ['volunteer', 'volunteering'],
  ['awards', 'awards'],
  ['publications', 'publications'],
  ['interests', 'interests'],
  ['references', 'references'],
]);

/** Keys about the file or its picture. */
const ofFile: ReadonlySet<string> = new Set(['$schema', 'meta', 'image', 'picture']);

/**
 * The texts of a JSON Resume that no field shows, each with its name: "Postal code: 20100". The document keeps them for
 * the next export, but nobody sees them there.
 */
export function unshownTexts(value: JsonObject, document: ResumeDocument): string[] {
  const { name, headline, phone, email, location, links, summary } = document;
  return Object.entries(value).flatMap(([key, part]) => {
    if (ofFile.has(key)) return [];
    if (key === 'basics')
      return missing(part, [
        name,
        headline,
        phone,
        email,
        location,
        summary,
        ...links.flatMap((link) => [link.label, link.url]),
      ]);
    const kind = kindOf.get(key);
    const section = document.sections.find((candidate) => candidate.kind === kind);
    const entries = section ? entriesOf(section) : [];
    if (kind === undefined || !Array.isArray(part)) return missing(part, [], key);
    let at = 0;
    return part.flatMap((item: JsonValue) => {
      // The reader skips items of other types.
      const isRead = isJsonObject(item) || (typeof item === 'string' && item.trim() !== '');
      const entry = isRead ? entries[at] : undefined;
      if (isRead) at += 1;
      return missing(
        item,
        entry
          ? Object.entries(entry).flatMap(([field, text]) => (field === 'extras' ? [] : leavesOf(text as JsonValue)))
          : [],
        key,
      );
    });
  });
}

/** Texts within a value whose words aren't all among the shown ones. */
function missing(value: JsonValue, shown: readonly string[], name = ''): string[] {
  const words = new Set(wordsOf(shown.join('\n')));
  const isShown = (text: string) =>
    wordsOf(text.replace(/^(\d{4}-\d\d-\d\d)T.*/, '$1')).every((word) => words.has(word)) ||
    (isPresentWord(text) && words.has('present'));
  const named = isJsonObject(value) ? Object.entries(value) : [[name, value] as const];
  return named.flatMap(([key, part]) => {
    if (ofFile.has(key)) return [];
    const inner = isJsonObject(part) ? Object.entries(part) : [[key, part] as const];
    return inner.flatMap(([field, texts]) =>
      leavesOf(texts)
        .filter((text) => !isShown(text))
        .flatMap((text) => text.split(/\r\n?|\n/).filter((line) => line.trim() !== ''))
        .map((text) => `${fieldName(field)}: ${text.trim()}`),
    );
  });
}
