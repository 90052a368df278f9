import { type SourceLine, lineText } from '../lines/source-line';
import { isFurniture, nameLabel } from './contact-labels';
import { address, email } from './contact-parts';
import { isJobTitle } from './words';

/** "Name" with the person's name beside it, as forms have it. */
export function labeledName({ cells: [first, second] }: SourceLine): string | undefined {
  const found = first && nameLabel.exec(first.text);
  if (!found) return undefined;
  const name = first.text.slice(found[0].length).trim() || second?.text.trim();
  return name !== undefined && /^\p{L}[\p{L}\s'’.-]+(?:,\s\p{L}[\p{L}\s'’.-]+)?$/u.test(name) ? name : undefined;
}

/** The line with the largest letters, else the first one that could be a name. */
export function findName(lines: readonly SourceLine[]): SourceLine | undefined {
  const named = lines.filter((line) => !isFurniture(lineText(line)));
  const title = named.find(({ level }) => level === 0) ?? named.find(({ level }) => level !== undefined);
  if (title) return title;
  const candidates = lines.filter((line) => {
    const [cell] = line.cells;
    return (
      cell &&
      !line.isBullet &&
      /\p{L}{2}/u.test(cell.text) &&
      cell.text.length <= 60 &&
      !email.test(cell.text) &&
      !address.test(cell.text) &&
      !/\d{3}/.test(cell.text) &&
      !isFurniture(cell.text)
    );
  });
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  return candidates.find(({ size }) => size === largest);
}

/** A long name goes on below in the same large letters: "Maria Delgado-" and "Ruiz", "ANNA" and "KOVÁCS". */
export function secondNameLine(lines: readonly SourceLine[], name: SourceLine | undefined): SourceLine | undefined {
  const below = name && lines[lines.indexOf(name) + 1];
  if (!below || below.size !== name.size || name.cells.length > 1 || below.cells.length > 1) return undefined;
  // Word's own style for titles.
  if (name.level === 0 && below.level === 0 && below.style === name.style) return below;
  const others = lines.filter((line) => line !== name && line !== below);
  const isLarge = others.every(({ size }) => size < name.size - 1);
  const [text, more] = [lineText(name), lineText(below)];
  // The last word of a long name had no room.
  const isWrapped = below.hadNoRoom === true && below.style === name.style && !/\s.*\s/.test(more.trim());
  const isPart =
    text.endsWith('-') || isWrapped || (others.length > 0 && !/\s/.test(text.trim()) && !/\s.*\s/.test(more.trim()));
  return isLarge && isPart && /^\p{L}[\p{L}\s'’.-]*$/u.test(more) ? below : undefined;
}

/** "Ana Ruiz, Registered Nurse" as name and headline. "Ana Ruiz, RN, PhD" is a name with degrees. */
export function withoutTitle(text: string): { readonly name: string; readonly title: string } {
  const [, name = text, title = ''] = /^(\p{L}[^,]*\s[^,]+),\s+(.*\p{Ll}{2}.*)$/u.exec(text) ?? [];
  return title !== '' && isJobTitle(title) ? { name, title } : { name: text, title: '' };
}

/** A name in capitals as people write it. */
export function nameCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  // Degrees and licenses after a comma are in capitals by nature: "PMP".
  const [name = '', ...degrees] = text.split(/(?=,)/);
  return (
    name
      .toLowerCase()
      .replaceAll(/(?<![\p{L}'’])\p{L}|(?<=[-'’])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()) +
    degrees.join('')
  );
}
