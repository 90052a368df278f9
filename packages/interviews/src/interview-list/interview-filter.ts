import { companyNameKey, searchText, searchWords } from '@keepmark/contracts';
import { isCalendarDay } from '@keepmark/ui/words';
import { byDate, interviewName, isUpcoming } from '../interview';
import type { Interview } from '../interview-table';
import {
  type InterviewStatus,
  interviewStatuses,
  type InterviewType,
  outcomeLabels,
  shownInterviewType,
  shownInterviewTypes,
} from '../interview-vocabulary';

export const interviewViews = ['list', 'month', 'week'] as const;
type InterviewView = (typeof interviewViews)[number];
export const whens = ['upcoming', 'past', 'all'] as const;
export type When = (typeof whens)[number];

export interface InterviewFilter {
  /** Every word must be in the title, company, interviewers, place, notes or outcome. */
  readonly text: string;
  /** A company's name; empty for all. */
  readonly company: string;
  readonly type: InterviewType | 'all';
  readonly status: InterviewStatus | 'all';
  /** The interviews to list. */
  readonly when: When;
  readonly view: InterviewView;
  /** The day in the month or week view, "2026-11-22"; empty for today. */
  readonly date: string;
}

/** A filter in a URL, without default values. */
export type InterviewFilterUrl = Partial<InterviewFilter>;

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);
// The router parses "2024" and "true" in a URL as a number and a boolean.
const textOf = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');

/** Reads a filter from a URL. An invalid part gets its default. */
export function readInterviewFilter(url: object): InterviewFilter {
  const { text, company, type, status, when, view, date }: { [Name in keyof InterviewFilter]?: unknown } = url;
  return {
    text: textOf(text),
    company: textOf(company),
    type: oneOf(shownInterviewTypes, type) ?? 'all',
    status: oneOf(interviewStatuses, status) ?? 'all',
    when: oneOf(whens, when) ?? 'upcoming',
    view: oneOf(interviewViews, view) ?? 'list',
    date: isCalendarDay(textOf(date)) ? textOf(date) : '',
  };
}

export function interviewFilterUrl(filter: InterviewFilter): InterviewFilterUrl {
  const { text, company, type, status, when, view, date } = filter;
  return {
    ...(text.trim() && { text }),
    ...(company && { company }),
    ...(type !== 'all' && { type }),
    ...(status !== 'all' && { status }),
    ...(when !== 'upcoming' && { when }),
    ...(view !== 'list' && { view }),
    ...(date && { date }),
  };
}

// Rows are immutable, so the joined text can be cached.
const searchTexts = new WeakMap<Interview, string>();

function searchTextOf(interview: Interview): string {
  let text = searchTexts.get(interview);
  if (text === undefined) {
    const { interviewers, city, state, location, notes, outcome, contactInfo } = interview;
    const names = interviewers.map(({ name }) => name);
    const ending = outcome === '' ? '' : outcomeLabels[outcome];
    text = searchText(
      [interviewName(interview), ...names, city, state, location, notes, contactInfo, ending].join('\n'),
    );
    searchTexts.set(interview, text);
  }
  return text;
}

/** The interviews that match a filter, past and upcoming. */
export function matchingInterviews(
  interviews: readonly Interview[],
  { text, company, type, status }: Pick<InterviewFilter, 'text' | 'company' | 'type' | 'status'>,
): readonly Interview[] {
  const words = searchWords(text);
  const key = companyNameKey(company);
  if (words.length === 0 && key === '' && type === 'all' && status === 'all') return interviews;
  return interviews.filter(
    (interview) =>
      (key === '' || companyNameKey(interview.companyName) === key) &&
      (type === 'all' || shownInterviewType(interview.interviewType) === type) &&
      (status === 'all' || interview.status === status) &&
      words.every((word) => searchTextOf(interview).includes(word)),
  );
}

/** The interviews of the list: upcoming ones soonest first, past and all of them latest first. */
export function listedInterviews(interviews: readonly Interview[], when: When, nowMs: number): readonly Interview[] {
  if (when === 'all') return interviews.toSorted((left, right) => byDate(right, left));
  const isWanted = (interview: Interview) => isUpcoming(interview, nowMs) === (when === 'upcoming');
  const wanted = interviews.filter(isWanted);
  return wanted.toSorted(when === 'upcoming' ? byDate : (left, right) => byDate(right, left));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The companies to filter by, sorted, one for each name. */
export function companiesOf(interviews: readonly Interview[]): string[] {
  const names = new Map<string, string>();
  for (const { companyName } of interviews) {
    const key = companyNameKey(companyName);
    if (key !== '' && !names.has(key)) names.set(key, companyName);
  }
  return [...names.values()].toSorted((left, right) => collator.compare(left, right));
}
