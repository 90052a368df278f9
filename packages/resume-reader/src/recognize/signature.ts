import { type SourceLine, lineText } from '../lines/source-line';

/** "Göttingen, 12.01.2025", "Lyon, le 3 mars 2024". */
const placeAndDay =
  /^\p{Lu}[\p{L} .'’-]{1,30},?\s+(?:den\s|le\s|il\s|a\s)?\d{1,2}(?:\.\s?\d{1,2}\.\s?|\/\d{1,2}\/|\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?)(?:19|20)\d\d$/iu;

/** Consent to keep one's data, which résumés end with in Italy and Poland. */
const consent =
  /^(?:(?:il sottoscritto |la sottoscritta )?autorizzo (?:il|al) trattamento|ai sensi del d\.?\s?lgs|wyrażam zgodę na przetwarzanie)/iu;

/**
 * The lines without what résumés end with in some countries: the place, the day and the name below a signature, and the
 * consent to keep one's data.
 */
export function withoutSignature(given: readonly SourceLine[]): {
  readonly lines: readonly SourceLine[];
  readonly signature: readonly string[];
} {
  const signedAt = signatureStart(given);
  const unsigned = given.slice(0, signedAt);
  const consentAt = unsigned.findLastIndex((line) => consent.test(lineText(line)));
  const isLast =
    consentAt > 0 &&
    unsigned.slice(consentAt).every(({ isBullet, style }) => !isBullet && style === unsigned[consentAt]?.style);
  const at = isLast ? consentAt : signedAt;
  return { lines: at === given.length ? given : given.slice(0, at), signature: given.slice(at).map(lineText) };
}

/** Where place, day and name start at the end of a text; its length when they don't. */
function signatureStart(lines: readonly SourceLine[]): number {
  const at = lines.findLastIndex(
    (line) => placeAndDay.test(line.cells[0]?.text ?? '') && (line.cells.length === 1 || isBesideName(line)),
  );
  const below = lines.slice(at + 1);
  const [name] = below;
  const isSigned = name !== undefined && lines.slice(0, at).some((line) => lineText(line) === lineText(name));
  const isLast = below.length === 0 && ((lines[at]?.gap ?? 0) > 1.2 || lines[at]?.cells.length === 2);
  return at < 1 || !(isLast || (isSigned && below.length === 1)) ? lines.length : at;
}

const isBesideName = ({ cells: [, name, ...others] }: SourceLine): boolean =>
  name !== undefined && others.length === 0 && /^\p{L}[\p{L} .'’-]{3,40}$/u.test(name.text);
