import { type DateOrder, dateOrderOf, dayWithoutYear, writtenDay } from '@keepmark/contracts';
import type { LabeledValues } from './labeled-values';
import { segmentsOf } from './pasted-lines';

/** How many days ago a text says something was; undefined for weeks and months, which name no day. */
function daysAgoIn(text: string): number | undefined {
  if (/\+/.test(text)) return undefined;
  if (
    /\b(?:just posted|just now|today|heute|tänään|hoy)\b|aujourd['’]hui|\b(?:\d+|an?) (?:hours?|minutes?) ago\b|\b\d+ ?m(?:in)? ago\b|^(?:1?\d|2[0-3])h$|vor \d+ (?:stunde|minute)/iu.test(
      text,
    )
  )
    return 0;
  if (/\b(?:yesterday|gestern|eilen|ayer|hier|(?:a|one) day ago)\b/i.test(text)) return 1;
  const days =
    /\b(\d{1,2}) ?d(?:ays?)? ago\b|\b(?:vor|il y a|hace) (\d{1,2}) (?:tag|jour|día)|\b(\d{1,2}) päivää sitten|^(\d{1,2})d$/iu.exec(
      text,
    );
  return days ? Number(days.slice(1).find(Boolean)) : undefined;
}

/** The calendar day that a text names, or that it counts back to. Empty if it names none. */
export function dayNamedIn(text: string, order: DateOrder | undefined, now: Date): string {
  const written = writtenDay(text, order);
  const days = written === '' ? daysAgoIn(text) : undefined;
  if (days === undefined) return written;
  return isoOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
}

const isoOf = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);

const mostDays = 180;

/** A day without a year near today: "Posted 12 November", "Apply by Dec 5". Farther ones could be of another year. */
function dayNear(text: string, now: Date, side: 'past' | 'future'): string {
  const today = isoOf(now);
  const day = dayWithoutYear(text, today, side);
  return day !== '' && Math.abs(Date.parse(day) - Date.parse(today)) <= mostDays * 86_400_000 ? day : '';
}

/** Words before the day on which a posting closes: "Applications close on", "bewerben Sie sich bis zum". */
const closingWords =
  /\b(?:appl(?:y|ications?)\b.{0,40}?\b(?:by|until|before|close[sd]?(?: on)?|due(?: by| on)?|no later than)|(?:posting|position|job|vacancy) (?:will )?closes?(?: on)?|clos(?:es|ing)(?: date| on)?|(?:send|submit|e-?mail)\b.{0,80}?\b(?:by|before|no later than)|(?<!\b(?:project|filing|tax|reporting|payment|delivery|publication|\p{L}*-) )deadline(?: to apply| for applications)?(?: is)?|(?:posting|position|job|vacancy|applications?)\b.{0,20}?\bopen until|(?:recruiting|hiring) until|bew[ei]rb.{0,60}?\bbis(?: spätestens)?(?: zum)?|bewerbungs(?:schluss|frist|ende|zeitraum)(?: (?:ist|endet|läuft)(?: der| am| bis(?: zum)?)?)?|(?:candidatures?|postulez)\b.{0,40}?\b(?:avant le|jusqu['’]au)|date limite(?: de candidature)?|hasta el|hae.{0,40}?viimeistään|haku(?:aika)? (?:päättyy|on käynnissä))[:\s](.{1,40})/giu;

/** "Apply by email. Interviews on January 15" says it of the interviews. */
const untilSentence = (text: string): string => text.split(/(?<!\d)[.!?] (?=\p{Lu})/u)[0] ?? '';

/** The days after closing words in the lines. */
const closingTexts = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(closingWords)].map((match) => untilSentence(match[1] ?? '')));

/** The day on which a text says that applications close, with its year; empty if it names none, or several. */
export function deadlineIn(text: string): string {
  const days = new Set(
    closingTexts(text.split('\n'))
      .map((part) => writtenDay(part))
      .filter(Boolean),
  );
  return days.size === 1 ? ([...days][0] ?? '') : '';
}

const agoPart =
  /\bago$|^(?:re)?posted\b|^\d{1,2}[dh]$|^(?:today|yesterday|just (?:now|posted))$|^vor \d+ tag|sitten$|^(?:il y a|hace) \d/i;

interface DateSources {
  readonly lines: readonly string[];
  readonly titleAt: number;
  readonly labeled: LabeledValues;
  /** Lowercase alpha-2 of the job's place; empty if unknown. */
  readonly country: string;
}

/** How a country writes dates. Canada writes them in either order. */
const orderIn = (country: string): DateOrder | undefined =>
  country === 'us' ? 'month' : country === '' || country === 'ca' ? undefined : 'day';

interface PostingDates {
  readonly datePosted: string;
  readonly validThrough: string;
}

/** When it was posted and when it closes. Of several "days ago", the first one below the title counts. */
export function datesIn({ lines, titleAt, labeled, country }: DateSources, now: Date): PostingDates {
  const shown = dateOrderOf(lines.flatMap((line) => line.split(/ (?:to|-|–) /)));
  // Europe pays in pounds and euros, and writes the day first.
  const isEurope = lines.some((line) => /[£€]\s?\d|\d\s?[£€]/.test(line));
  const order = shown === 'either' ? orderIn(country || (isEurope ? 'gb' : '')) : shown;
  const firstDay = (values: readonly string[], side: 'past' | 'future') =>
    values.map((value) => dayNamedIn(value, order, now) || dayNear(value, now, side)).find(Boolean) ?? '';
  const [opened = '', closed = ''] = (labeled('openToClose')[0] ?? '').split(/ (?:to|-|–) /);
  const distance = (index: number) => (index < titleAt ? lines.length + titleAt - index : index - titleAt);
  const ago = lines
    .flatMap((line, index) => segmentsOf(line).map((part) => ({ part, index })))
    .filter(({ part }) => part.length <= 60 && agoPart.test(part))
    .toSorted((left, right) => distance(left.index) - distance(right.index))
    .map(({ part }) => part);
  return {
    datePosted: firstDay([...labeled('datePosted').map((value) => segmentsOf(value)[0] ?? ''), opened, ...ago], 'past'),
    validThrough: firstDay([...labeled('validThrough').map(untilSentence), closed, ...closingTexts(lines)], 'future'),
  };
}
