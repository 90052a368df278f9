import { completeAddress, placeFields } from '../addresses';
import { own, textOf, textsOf, withoutEmpty } from './json-value';
import type { Part } from './part';

interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

/** A date in our format. A timestamp becomes its day, and the common words for today become `present`. */
function dateText(text: string): string {
  const trimmed = text.trim();
  if (/^(?:present|current|now|today|ongoing|to date)$/i.test(trimmed)) return 'present';
  return /^\d{4}-\d\d-\d\d(?=T)/.exec(trimmed)?.[0] ?? trimmed;
}

/** Start and end dates. By JSON Resume's convention, an item with a start and no end is ongoing. */
export const periodPart: Part<Dated> = {
  keys: ['startDate', 'endDate'],
  read: (object) => {
    const startDate = dateText(textOf(own(object, 'startDate')));
    const endDate = dateText(textOf(own(object, 'endDate')));
    return { startDate, endDate: endDate === '' && startDate !== '' ? 'present' : endDate };
  },
  write: ({ startDate, endDate }) =>
    withoutEmpty({ startDate, endDate: endDate === 'present' && startDate !== '' ? '' : endDate }),
};

/** A single date, such as the day of an award. */
export const dayPart = (key: string): Part<Dated> => ({
  keys: [key],
  read: (object) => ({ startDate: dateText(textOf(own(object, key))) }),
  write: ({ startDate }) => withoutEmpty({ [key]: startDate }),
});

/** A URL. Files often omit the scheme. */
export const urlPart: Part<{ readonly url: string }> = {
  keys: ['url', 'website'],
  read: (object) => ({ url: completeAddress(textOf(own(object, 'url')) || textOf(own(object, 'website'))) }),
  write: ({ url }) => withoutEmpty({ url }),
};

export const placePart: Part<{ readonly city: string; readonly state: string; readonly country: string }> = {
  keys: ['location'],
  read: (object) => placeFields(textOf(own(object, 'location'))),
  write: ({ city, state, country }) => withoutEmpty({ location: [city, state, country].filter(Boolean).join(', ') }),
};

/** Paragraphs in `summary` and bullets in a list, which is `courses` for education. */
export const notesPart = (
  listKey: 'highlights' | 'courses',
  ...textKeys: readonly [string, ...string[]]
): Part<{ readonly notes: string }> => ({
  keys: [...textKeys, 'highlights', ...(listKey === 'highlights' ? [] : [listKey])],
  read: (object) => {
    const paragraphs = textKeys.map((key) => textOf(own(object, key)).trim());
    const bullets = [...new Set(['highlights', listKey])].flatMap((key) => textsOf(own(object, key)));
    const lines = [...paragraphs, ...bullets.map((text) => `- ${text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ')}`)];
    return { notes: lines.filter(Boolean).join('\n') };
  },
  write: ({ notes }) => {
    const lines = notes.split('\n').filter((line) => line.trim() !== '');
    const isBullet = (line: string) => /^\s*[-•*]\s+(?=\S)/.test(line);
    return withoutEmpty({
      [textKeys[0]]: lines.filter((line) => !isBullet(line)).join('\n'),
      [listKey]: lines.filter(isBullet).map((line) => line.replace(/^\s*[-•*]\s+/, '')),
    });
  },
});
