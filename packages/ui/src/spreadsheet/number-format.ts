/** A piece of a number format: a place for a digit, or text that is shown as it is. */
type Piece = { readonly place: string } | { readonly text: string };

/** Reads the pieces of one section. Undefined for dates, fractions and powers of ten, which are no plain numbers. */
function piecesOf(section: string): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  const tokens = section.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([_*])(.?)|([0#?.,%])|(.)/gsu);
  for (const [, quoted, escaped, currency, filler, space, place, other] of tokens) {
    const text = quoted ?? escaped ?? currency ?? other;
    if (place !== undefined) pieces.push({ place });
    else if (filler === '_' && space !== undefined) pieces.push({ text: ' ' });
    else if (other !== undefined && /[a-z@/]/i.test(other)) return undefined;
    else if (text !== undefined && text !== '') pieces.push({ text });
  }
  return pieces;
}

const isDigitPlace = (piece: Piece): boolean => 'place' in piece && '0#?'.includes(piece.place);
const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.place === '%' ? '%' : '')).join('');

/** A number in digits, without a power of ten and without the noise of binary fractions. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

/** Puts digits into the places of a format from the right: 612345678 in `0#" "##" "##" "##" "##` is "06 12 34 56 78". */
function masked(pieces: readonly Piece[], digits: string): string {
  const first = pieces.findIndex(isDigitPlace);
  let left = digits;
  let text = '';
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at]!;
    if ('text' in piece) {
      // A space between digits that are missing is none.
      if (at < first || left !== '' || pieces.slice(0, at).some((one) => 'place' in one && one.place === '0')) {
        text = piece.text + text;
      }
      continue;
    }
    const rest = at === first ? left : left.slice(-1);
    text = (rest === '' && piece.place === '0' ? '0' : rest) + text;
    left = at === first ? '' : left.slice(0, -1);
  }
  return text;
}

const sectionsOf = (code: string): readonly string[] => code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+/gsu) ?? [];

/** The section for a number: "[<=9999999]###-####;(###) ###-####" has one for local phone numbers, and one for others. */
function sectionFor(sections: readonly string[], value: number): string {
  const [first = '', second = first] = sections;
  const [, operator, limit] = /\[([<>]=?|=)(-?\d+(?:\.\d+)?)\]/.exec(first) ?? [];
  if (operator === undefined) return first;
  const isOf = {
    '<': value < Number(limit),
    '<=': value <= Number(limit),
    '>': value > Number(limit),
    '>=': value >= Number(limit),
    '=': value === Number(limit),
  };
  return isOf[operator as keyof typeof isOf] ? first : second;
}

/**
 * A number as its format shows it, where that says more than the digits do: leading zeros ("01234"), the groups of a phone
 * number, a currency ("48500 €"), a unit, or a percent sign. Undefined where the digits are all there is to say, and for
 * dates. Thousands aren't grouped, since "48,500" could be two numbers.
 * @param code the format code of Excel, `#,##0.00\ "€"`
 */
export function formattedNumber(value: number, code: string): string | undefined {
  const pieces = piecesOf(sectionFor(sectionsOf(code), value));
  if (!pieces?.some(isDigitPlace)) return undefined;
  const [first, last] = [pieces.findIndex(isDigitPlace), pieces.findLastIndex(isDigitPlace)];
  const inner = pieces.slice(first, last + 1);
  const places = pieces.filter((piece) => 'place' in piece).map(({ place }) => place);
  // In thousands or millions: "48k" for 48,500.
  const next = pieces[last + 1];
  if (next && 'place' in next && next.place === ',') return undefined;
  const isPercent = places.includes('%');
  const hasMask =
    inner.some((piece) => 'text' in piece) || inner.filter((one) => 'place' in one && one.place === '0').length > 1;
  if (hasMask && !places.some((place) => '.,?%'.includes(place)) && Number.isSafeInteger(value) && value >= 0) {
    return masked(pieces, String(value)).trim();
  }
  const [before, after] = [textOf(pieces.slice(0, first)), textOf(pieces.slice(last + 1))];
  if (`${before}${after}`.trim() === '') return undefined;
  const digits = plainNumber(Math.abs(isPercent ? value * 100 : value));
  return `${value < 0 ? '-' : ''}${before}${digits}${after}`.replaceAll(/\s+/g, ' ').trim();
}
