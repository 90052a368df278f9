import { oneLine } from '../../../posting-text/posting-text';
import { greeting, signOff } from './message';
import { endsPosting, isChrome } from './page-chrome';
import { endsInRole, looksLikeTitle } from './title-words';

const maxCharacters = 60_000;
const maxRows = 900;
const maxLineLength = 400;

const bullet = /^[\s*•●▪–·-]{1,6}(?=\S)/;
/** "*Welder*", as chats mark it. */
const bold = /^\*{1,2}([^*\s][^*]{0,99})\*{1,2}/;
/** "📍 Lugar: Sevilla", as messages mark their lines. */
const picture = /^(?:\p{Extended_Pictographic}\uFE0F?\s?)+(?=\p{L})/u;
const sentence = /[.!?]$/;
const bodyHeading =
  /^(?:about (?:the|us|this|our|\p{Lu}).*|overview|summary|(?:full |role |company |position )?(?:job )?(?:description|summary):?|job details|who we are|why \p{Lu}.*|what you(?:'|’)?(?:ll)?.*|responsibilities:?|wer wir sind|über uns|deine aufgaben|ihre aufgaben|tehtävä.*|meistä)$/iu;

/** Whether a line belongs to the text of a posting and not to the facts above it. */
export const isBody = (line: string): boolean =>
  bodyHeading.test(line) || line.length > 110 || (line.length > 55 && sentence.test(line));

/** A paste, line by line. */
export interface PastedLines {
  /** The rows as they were pasted. */
  readonly rows: readonly string[];
  /** The lines of the posting, without bullets, empty lines, and what its page put around it. */
  readonly lines: readonly string[];
  /** The same with what its page put around it, down to the end of the posting. */
  readonly mentions: readonly string[];
  /** The row of each line. */
  readonly rowOf: readonly number[];
  /** The row above which the posting ends. */
  readonly endRow: number;
}

const titleAtCompany = /^(.{3,80}?) at (\p{Lu}[^(),.]{1,60}?)(?: \(([^()]+)\))?$/u;

/** "RemoteLisbon, Portugal": a page shows the workplace as a badge beside the place. */
const gluedBadge = /^(Remote|Hybrid|On-?site)(\p{Lu}\p{Ll}[^.!?]*,[^.!?]*)$/u;

/**
 * "Acme | Welder | Austin, TX | Full-time" and "Welder at Acme (Austin)" have all facts in one line. Each of them becomes a
 * line.
 */
function factsOf(line: string): readonly string[] {
  const [, title = '', company = '', place = ''] = titleAtCompany.exec(line) ?? [];
  if (endsInRole(title)) return [company, title, ...place.split(', ').slice(0, 1)].filter(Boolean);
  const [, badge, rest] = gluedBadge.exec(line) ?? [];
  if (badge && rest) return [badge, rest];
  const parts = line.split(/\s+\|\s+/);
  return parts.length >= 3 && parts.some(looksLikeTitle) && line.length <= 250 ? parts.filter(Boolean) : [line];
}

/** The row above which the posting ends: the first one below its text that starts something else. */
function endOf(rows: readonly string[]): number {
  let longRows = 0;
  for (const [row, line] of rows.entries()) {
    if (longRows >= 1 && endsPosting(line)) return row;
    if (line.length > 80 && !isChrome(line)) longRows += 1;
  }
  return rows.length;
}

/** "Salary range" is a filter of a search, and a label where pay follows. */
const isPayLabel = (line: string, below = ''): boolean => /^salary range$/i.test(line) && /^[$€£]\s?\d/.test(below);

const signatureLines = 9;

/** The rows of a message's signature: the recruiter's title and address aren't those of the job. */
function signatureOf(rows: readonly string[]): ReadonlySet<number> {
  const greetedAt = rows.findIndex((line) => greeting.test(line));
  const signedAt = rows.findIndex((line, row) => greetedAt !== -1 && row > greetedAt && signOff.test(line));
  if (signedAt === -1) return new Set();
  const textAt = rows.findIndex((line, row) => row > signedAt && isBody(line));
  const end = Math.min(signedAt + signatureLines, textAt === -1 ? rows.length : textAt);
  return new Set(Array.from({ length: end - signedAt }, (_, index) => signedAt + index));
}

/** Moves ": Full-time" to the label in the row above it. ":wave:" is what a chat writes for a picture. */
function joinValues(rows: string[]): void {
  for (const [row, line] of rows.entries()) {
    const above = rows[row - 1];
    if (!above || !/^:\s?(?![a-z_+-]+:)\S/.test(line)) continue;
    rows[row - 1] = above + line;
    rows[row] = '';
  }
}

/** Reads the lines of a paste. What follows the posting, such as similar jobs, is left out. */
export function readLines(text: string): PastedLines {
  const rows = text.slice(0, maxCharacters).split('\n', maxRows);
  const plain = rows.map((row) =>
    oneLine(row, maxLineLength).replace(bold, '$1').replace(bullet, '').replace(picture, '').trim(),
  );
  joinValues(plain);
  const endRow = endOf(plain);
  const signature = signatureOf(plain);
  const read = plain.slice(0, endRow).flatMap((line, row) => {
    if (
      line === '' ||
      signature.has(row) ||
      greeting.test(line) ||
      (isChrome(line) && !isPayLabel(line, plain[row + 1]))
    )
      return [];
    return factsOf(line).map((part) => ({ line: part, row }));
  });
  const mentions = plain.slice(0, endRow).filter((line, row) => line !== '' && !signature.has(row));
  return { rows, mentions, lines: read.map(({ line }) => line), rowOf: read.map(({ row }) => row), endRow };
}

/** "Boulder, CO · 2 days ago" says two things. */
export const segmentsOf = (line: string): string[] =>
  line
    .split(/\s*[·•∙]\s*|\s+\|\s+|\s+[-–—]\s+(?=\D)/)
    .map((part) => part.replace(/\s*\/$/, '').trim())
    .filter(Boolean);
