import { kindFacts } from './attachment-kind';
import type { AttachmentKind } from './attachment-table';

const longestStem = 120;

/** What file systems refuse, and characters that turn the rest of a name around: "cv‮fdp.exe". */
const refused = /[\p{Cc}\p{Bidi_Control}\\/:*?"<>|]+/gu;

function splitName(name: string, kind: AttachmentKind): { readonly stem: string; readonly ending: string } {
  const { endings } = kindFacts[kind];
  const own = endings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return own === undefined
    ? { stem: name, ending: `.${endings[0]}` }
    : { stem: name.slice(0, -own.length - 1), ending: name.slice(-own.length - 1) };
}

/**
 * A name to show and to download a file under: without what can't be in a name, and with the ending of its kind.
 * @param taken the other names on the job. A number sets it apart from them: "CV (2).pdf".
 */
export function attachmentName(name: string, kind: AttachmentKind, taken: readonly string[] = []): string {
  const cleaned = name.replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim();
  const { stem, ending } = splitName(cleaned, kind);
  const shown =
    Array.from(stem.replace(/^[. ]+/, ''))
      .slice(0, longestStem)
      .join('')
      .trim() || 'File';
  const others = new Set(taken.map((other) => other.toLowerCase()));
  let numbered = `${shown}${ending}`;
  for (let count = 2; others.has(numbered.toLowerCase()); count += 1) numbered = `${shown} (${count})${ending}`;
  return numbered;
}
