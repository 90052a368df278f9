import { writtenDay } from '@keepmark/contracts';
import { decodeAllEntities, oneLine } from '../../posting-text/posting-text';
import { isThing } from './find-job-posting';

/** Every value where schema.org allows one or many. */
export const each = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A text or number of JSON-LD as one line, its entities read; `{"@value": …}` counts as its value. Empty for all else. */
export function textOf(value: unknown, maxLength = 300): string {
  const [first] = each(value);
  const bare = isThing(first) && '@value' in first ? first['@value'] : first;
  if (typeof bare === 'number') return Number.isFinite(bare) ? String(bare) : '';
  return typeof bare === 'string' ? oneLine(decodeAllEntities(bare).replaceAll(/<[^>]{0,500}>/g, ' '), maxLength) : '';
}

/** A text, or the name of a thing. */
export const nameOf = (value: unknown): string => {
  const [first] = each(value);
  return isThing(first) ? textOf(first['name'] ?? first['legalName'] ?? first['@value']) : textOf(first);
};

/** Degrees within ±limit, written as a number or as text. */
export function degreesOf(value: unknown, limit: number): number | null {
  const text = textOf(value);
  const degrees = /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** An address of the web, resolved against the page; empty for anything else. */
export function webUrlOf(value: unknown, base = ''): string {
  const text = typeof value === 'string' ? value.trim().slice(0, 2048) : '';
  if (text === '' || !URL.canParse(text, base || undefined)) return '';
  const url = new URL(text, base || undefined);
  return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : '';
}

/** An ISO 8601 day or time as it was written, or the day of any other date; empty for one that could mean several days. */
export function isoDateOf(value: unknown): string {
  const text = plainDate(textOf(value, 60));
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text);
  if (!parts) return writtenDay(text);
  const [, year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  const isReal = date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day;
  // A time without an offset means a different moment for each reader. Only the day is certain.
  const hasOffset = parts[5] !== undefined && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
  return isReal && (year ?? 0) >= 1990 ? (hasOffset ? text.replace(' ', 'T') : text.slice(0, 10)) : '';
}

/** A moment in milliseconds or seconds, a day without marks, and Java's "Wed Nov 18 02:00:00 UTC 2026", as other dates. */
function plainDate(text: string): string {
  if (/^1\d{9}(?:\d{3})?$/.test(text)) return new Date(Number(text.padEnd(13, '0'))).toISOString();
  return text
    .replace(/^(\d{4})(\d{2})(\d{2})(?=$|T)/, '$1-$2-$3')
    .replace(
      /\b(\d{1,2}) \d{1,2}:\d{2}(?::\d{2})? (?:[A-Z]{1,5}(?:[+-]\d{1,2}:?\d{2})?|[+-]\d{2}:?\d{2}) (\d{4})$/i,
      '$1 $2',
    );
}
