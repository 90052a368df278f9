/** A source of random bytes. Tests pass their own. */
export type RandomBytes = (length: number) => Uint8Array;

const browserRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** A prompt may have 24,000 characters; the rest is for the question and for placeholders longer than what they hide. */
const maxCharacters = 21_000;

/** The end of a text that was too long for a prompt. */
export const cutMark = ' … [cut]';

/**
 * Wraps other people's text for a prompt: JSON inside a marker that its author can't guess, so that instructions in it
 * can't pretend to be outside. `<` is escaped, so no text can close the marker, either. Leaves out empty fields, and
 * truncates the longest to fit.
 */
export function asData(
  data: Readonly<Record<string, string>>,
  marker: string,
  limitCharacters: number = maxCharacters,
): string {
  const fields = Object.entries(data)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  if (fields.length === 0) return '';
  return `<${marker}>\n${fittingJson(fields, limitCharacters)}\n</${marker}>`;
}

function fittingJson(fields: readonly (readonly [string, string])[], limit: number): string {
  let shown = [...fields];
  for (;;) {
    const json = JSON.stringify(Object.fromEntries(shown)).replaceAll('<', String.raw`\u003c`);
    const over = json.length - limit;
    const longest = shown.reduce((best, field) => (field[1].length > best[1].length ? field : best));
    if (over <= 0 || longest[1].length <= cutMark.length) return json;
    // Escapes make JSON longer than its text, so this may take a few rounds. Each cuts at most half, so that two long
    // texts share the space.
    const rest = Math.max(longest[1].length - over - cutMark.length, Math.ceil(longest[1].length / 2) - cutMark.length);
    const text = longest[1].slice(0, Math.max(0, rest)).replace(/[\uD800-\uDBFF]$/, '');
    shown = shown.map((field) => (field === longest ? [field[0], text + cutMark] : field));
  }
}

/** A marker such as `data-k3Jx0aPq81Zs`. */
export function newMarker(random: RandomBytes = browserRandom): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return `data-${Array.from(random(12), (byte) => letters[byte % letters.length]).join('')}`;
}

let marker: string | undefined;

/**
 * The marker of this visit. All prompts share it, so that the same job gives the same prompt until the page is closed.
 */
export function visitMarker(): string {
  marker ??= newMarker();
  return marker;
}
