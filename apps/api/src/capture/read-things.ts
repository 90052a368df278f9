import { writtenDay } from '@keepmark/contracts';
import { decodeEntities } from '../feeds/decode-entities';
import { oneLine } from '../feeds/plain-text';
import { isThing } from './find-job-posting';

/** Every value where schema.org allows one or many. */
export const each = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A text or number of JSON-LD as one line, its entities read; `{"@value": …}` counts as its value. Empty for all else. */
export function textOf(value: unknown, maxLength = 300): string {
  const [first] = each(value);
  const bare = isThing(first) && '@value' in first ? first['@value'] : first;
  if (typeof bare === 'number') return Number.isFinite(bare) ? String(bare) : '';
  return typeof bare === 'string' ? oneLine(decodeEntities(bare).replaceAll(/<[^>]{0,500}>/g, ' '), maxLength) : '';
}

/** A text, or the name of a thing. */
export const nameOf = (value: unknown): string => {
  const [first] = each(value);
  return isThing(first) ? textOf(first['name'] ?? first['legalName'] ?? first['@value']) : textOf(first);
};

/** A number, written as one or as text ("120,000.50", "$45"); undefined for anything else and below zero. */
export function numberOf(value: unknown): number | undefined {
  const text = textOf(value).replaceAll(/[\s,_$€£¥]/g, '');
  // "45.000" is forty-five to one reader and forty-five thousand to another.
  if (typeof value === 'string' && /^\d{1,3}\.\d{3}$/.test(text)) return undefined;
  const number = /^\d+(?:\.\d+)?k?$/i.test(text) ? Number.parseFloat(text) * (/k$/i.test(text) ? 1000 : 1) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

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
  const text = textOf(value, 40);
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text);
  if (!parts) return writtenDay(text);
  const [, year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  const isReal = date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day;
  // A time without an offset means a different moment for each reader. Only the day is certain.
  const hasOffset = parts[5] !== undefined && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
  return isReal && (year ?? 0) >= 1990 ? (hasOffset ? text.replace(' ', 'T') : text.slice(0, 10)) : '';
}
