export interface AmountContext {
  /** ISO 4217, if known. */
  readonly currency?: string;
  /** The language of the page, such as "de-AT"; empty if unknown. */
  readonly language?: string;
  /** What the amount is paid for: "year", "hour". */
  readonly per?: string;
}

/** "48.500,00" and "48,500.00" say what their marks mean; `either` for one that two readers take for two amounts. */
export type WrittenAmount = number | 'either' | undefined;

// Languages that part thousands with a point and decimals with a comma.
const pointThousands = new Set('de es it nl pt da id tr el ro hr sr sl vi is ca gl mk'.split(' '));
// Languages that write decimals with a comma, and part thousands with a space.
const commaDecimals = new Set([...pointThousands, ...'fr fi sv nb nn no pl cs sk hu bg ru uk et lv lt'.split(' ')]);
/** Regions whose writing isn't that of their language. */
const pointDecimalRegions = /^(?:de|fr|it)-(?:ch|li)\b|^es-(?:mx|us|pr|gt|hn|ni|pa|pe|sv|do)\b/i;
/** Currencies whose countries all part thousands with a point. */
const pointCurrencies = new Set('BRL IDR VND TRY DKK COP CLP ARS UYU PYG ISK RSD RON'.split(' '));
/** The least that anyone is paid: "48.500" a year is no 48 and a half. */
const leastPaid: Readonly<Record<string, number>> = { year: 1000, month: 20 };
/** The most that anyone is paid for an hour in a currency with cents. */
const mostAnHour = 1000;
const centCurrencies = new Set('USD EUR GBP CHF CAD AUD NZD SGD'.split(' '));

const signs = /[\s_$€£¥'’\u00A0\u202F\u2009]|^[A-Z]{3}(?=[\s\d])|(?<=[\s\d.,k])[A-Z]{3}$/g;
const shape = /^\d[\d.,]{0,30}$/;

/**
 * The amount of money that a text writes, its decimal and thousands marks told from the number itself, then from what it
 * is paid for, the language, and the currency. `undefined` for anything but one amount from zero up.
 */
export function writtenAmount(text: string, context: AmountContext = {}): WrittenAmount {
  // "2.450,-" has no cents.
  const plain = text
    .trim()
    .slice(0, 60)
    .replace(/([.,])[-–—]{1,2}(?=$|\s|€)/, '$100')
    .replaceAll(signs, '');
  const isKilo = /k$/i.test(plain);
  const digits = isKilo ? plain.slice(0, -1) : plain;
  if (!shape.test(digits) || /[.,]$/.test(digits)) return undefined;
  const amount = amountOf(digits, isKilo ? { ...context, per: '' } : context, isKilo);
  return typeof amount === 'number' && isKilo ? amount * 1000 : amount;
}

function amountOf(digits: string, context: AmountContext, isKilo: boolean): WrittenAmount {
  const marks = digits.replaceAll(/\d/g, '');
  if (marks === '') return Number(digits);
  const last = marks.at(-1) ?? '';
  const parts = digits.split(last);
  const isMixed = new Set(marks).size === 2;
  if (isMixed) {
    // The mark of the decimals is written once, after all others.
    if (parts.length !== 2) return undefined;
    const [whole = '', fraction = ''] = parts;
    return isGrouped(whole, last === ',' ? '.' : ',')
      ? Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)
      : undefined;
  }
  if (parts.length > 2) return isGrouped(digits, last) ? Number(parts.join('')) : undefined;
  const [whole = '', fraction = ''] = parts;
  const [asDecimal, asThousands] = [Number(`${whole}.${fraction}`), Number(parts.join(''))];
  if (fraction.length !== 3 || whole.length > 3 || whole.startsWith('0') || isKilo) return asDecimal;
  return decide(last, asDecimal, asThousands, context);
}

/** "1.234.567", or "12,34,567" as in India. */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark);
  const end = groups.at(-1) ?? '';
  const isIndian = mark === ',' && groups.slice(0, -1).every(({ length }) => length === 2);
  return /^\d{1,3}$/.test(first) && /^\d{3}$/.test(end) && (isIndian || groups.every((group) => /^\d{3}$/.test(group)));
}

/** Of "48.500" and "48,500": nothing in the number says whether it is 48 and a half. */
function decide(
  mark: string,
  asDecimal: number,
  asThousands: number,
  { currency = '', language = '', per = '' }: AmountContext,
): WrittenAmount {
  if (asDecimal < (leastPaid[per] ?? 0)) return asThousands;
  if (per === 'hour' && centCurrencies.has(currency)) return asThousands > mostAnHour ? hourly(asDecimal) : 'either';
  const [name = ''] = language.toLowerCase().split('-');
  const isPointDecimal = pointDecimalRegions.test(language);
  if (mark === '.') {
    const isThousands = !isPointDecimal && (pointThousands.has(name) || pointCurrencies.has(currency));
    return isThousands ? asThousands : 'either';
  }
  // Nobody writes tenths of a cent, where the comma isn't what parts decimals.
  return !isPointDecimal && commaDecimals.has(name) ? 'either' : asThousands;
}

const hourly = (amount: number): WrittenAmount => (amount >= 3 && amount <= 400 ? amount : 'either');
