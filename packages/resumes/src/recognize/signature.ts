import { type SourceLine, lineText } from '../import/source-line';

/** "Göttingen, 12.01.2025", "Lyon, le 3 mars 2024". */
const placeAndDay =
  /^\p{Lu}[\p{L} .'’-]{1,30},?\s+(?:den\s|le\s|il\s|a\s)?\d{1,2}(?:\.\s?\d{1,2}\.\s?|\/\d{1,2}\/|\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?)(?:19|20)\d\d$/iu;

/** The lines without the place, day and name below a signature, which end résumés in some countries. */
export function withoutSignature(lines: readonly SourceLine[]): {
  readonly lines: readonly SourceLine[];
  readonly signature: readonly string[];
} {
  const at = lines.findLastIndex((line) => line.cells.length === 1 && placeAndDay.test(lineText(line)));
  const below = lines.slice(at + 1);
  const [name] = below;
  const isSigned = name !== undefined && lines.slice(0, at).some((line) => lineText(line) === lineText(name));
  const isLast = below.length === 0 && (lines[at]?.gap ?? 0) > 1.2;
  if (at < 1 || !(isLast || (isSigned && below.length === 1))) return { lines, signature: [] };
  return { lines: lines.slice(0, at), signature: lines.slice(at).map(lineText) };
}
