import type { DateFormat, ResumeDesign, ResumeLanguage } from '@keepmark/resume-document';

/** What a date's wording depends on. */
type DateDesign = Pick<ResumeDesign, 'dateFormat' | 'language'>;

const presentWords: Record<ResumeLanguage, string> = {
  en: 'Present',
  de: 'heute',
  es: 'actualidad',
  fr: 'aujourd’hui',
  it: 'oggi',
  pt: 'atual',
  nl: 'heden',
  pl: 'obecnie',
  sv: 'pågående',
  fi: 'nykyinen',
};

/** "Present" in the language of the document. */
const presentWord = (language: ResumeLanguage): string => presentWords[language];

/** A date in the format of the design. `present` is translated; text that isn't a date stays as it is. */
export function formatDate(date: string, { dateFormat, language }: DateDesign): string {
  const trimmed = date.trim();
  if (trimmed.toLowerCase() === 'present') return presentWord(language);
  const parts = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/.exec(trimmed);
  const year = parts?.[1];
  if (year === undefined) return trimmed;
  const month = parts?.[2];
  return month === undefined ? year : formatMonth(year, month, dateFormat, language);
}

/** "Nov 2020 – Present". A single date, or two equal ones, are written once. */
export function formatDateRange(start: string, end: string, design: DateDesign): string {
  const from = formatDate(start, design);
  const to = formatDate(end, design);
  if (from === '' || from === to) return to;
  return to === '' ? from : `${from} – ${to}`;
}

/** The date at the top of a letter, such as "November 22, 2026". Text that isn't a date stays as it is. */
export function formatFullDate(date: string, language: ResumeLanguage): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date.trim());
  if (!parts) return date.trim();
  const moment = new Date(`${date.trim()}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? date.trim() : formatter(language, 'full').format(moment);
}

function formatMonth(year: string, month: string, format: DateFormat, language: ResumeLanguage): string {
  if (format === 'YYYY') return year;
  if (format === 'YYYY-MM') return `${year}-${month}`;
  if (format === 'MM/YYYY') return `${month}/${year}`;
  return `${monthName(year, month, format === 'MMM YYYY' ? 'short' : 'long', language)} ${year}`;
}

// Formatted with the year, since a standalone month has a different form in some languages.
function monthName(year: string, month: string, length: 'short' | 'long', language: ResumeLanguage): string {
  const parts = formatter(language, length).formatToParts(new Date(`${year}-${month}-15T00:00:00Z`));
  return parts.find(({ type }) => type === 'month')?.value ?? month;
}

// Creating a formatter takes far longer than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: ResumeLanguage, length: 'short' | 'long' | 'full'): Intl.DateTimeFormat {
  const key = `${language} ${length}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    year: 'numeric',
    month: length === 'short' ? 'short' : 'long',
    ...(length === 'full' && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  formatters.set(key, made);
  return made;
}
