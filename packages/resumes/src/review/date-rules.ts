import { entryName } from '@keepmark/resume-document/entry-name';
import type { ExperienceEntry, ResumeDocument } from '@keepmark/resume-document';
import type { Finding } from './finding';

const maxQuietGapMonths = 6;
const maxQuietOverlapMonths = 1;

/** Missing, impossible, overlapping or inconsistent dates, and gaps between jobs. */
export function findDateProblems(document: ResumeDocument, today: Date): Finding[] {
  const findings: Finding[] = [];
  for (const section of document.sections) {
    if (section.isHidden || section.kind === 'summary' || section.kind === 'skills') continue;
    const entries = section.entries.filter(({ isHidden }) => !isHidden);
    for (const entry of entries) {
      const about = { sectionId: section.id, entryId: entry.id };
      const problem = orderProblem(entry.startDate, entry.endDate, today);
      if (problem) findings.push({ ...problem, ...about });
    }
    if (section.kind === 'experience') {
      const jobs = section.entries.filter(({ isHidden }) => !isHidden);
      for (const job of jobs) findings.push(...missingDates(job, section.id));
      findings.push(...gapsAndOverlaps(jobs, section.id, today));
    }
  }
  return [...findings, ...mixedForms(document)];
}

type Placeless = Omit<Finding, 'sectionId' | 'entryId'>;

function orderProblem(start: string, end: string, today: Date): Placeless | undefined {
  const [from, to] = [monthSpan(start, today), monthSpan(end, today)];
  if (from && to && to.last < from.first) {
    const quote = `${start} – ${end}`;
    const why = 'Readers and application systems can’t tell how long you were there.';
    return { rule: 'date-order', severity: 'fix', what: 'The end date is before the start date.', why, quote };
  }
  const now = today.getFullYear() * 12 + today.getMonth();
  if (from && from.first > now + 1) {
    const why = 'Check the year; a job that you haven’t started may need a word of explanation.';
    return { rule: 'future-date', severity: 'note', what: 'The start date is in the future.', why, quote: start };
  }
  return undefined;
}

function missingDates(job: ExperienceEntry, sectionId: string): Finding[] {
  const about = {
    sectionId,
    entryId: job.id,
    quote: '',
    why: 'Application systems count your years of experience from these dates.',
  };
  const name = entryName('experience', job);
  const [hasStart, hasEnd] = [job.startDate.trim() !== '', job.endDate.trim() !== ''];
  if (!hasStart && !hasEnd) return [{ ...about, rule: 'no-dates', severity: 'fix', what: `${name} has no dates.` }];
  if (!hasStart) return [{ ...about, rule: 'no-dates', severity: 'fix', what: `${name} has no start date.` }];
  if (!hasEnd) {
    const what = `${name} has no end date. If you still work there, choose Present.`;
    return [{ ...about, rule: 'no-dates', severity: 'improve', what }];
  }
  return [];
}

function gapsAndOverlaps(jobs: readonly ExperienceEntry[], sectionId: string, today: Date): Finding[] {
  const findings: Finding[] = [];
  const dated = jobs
    .flatMap((job) => {
      const [start, end] = [monthSpan(job.startDate, today), monthSpan(job.endDate, today)];
      return start && end && end.last >= start.first ? [{ job, start, end }] : [];
    })
    .sort((left, right) => left.start.first - right.start.first);
  let latest = dated[0];
  for (const next of dated.slice(1)) {
    if (!latest) break;
    const about = { severity: 'note' as const, quote: '', sectionId, entryId: next.job.id };
    // A year alone may mean any month, so this is the shortest possible gap and overlap.
    const gap = next.start.first - latest.end.last - 1;
    const overlap = Math.min(latest.end.first, next.end.first) - next.start.last;
    const [before, after] = [entryName('experience', latest.job), entryName('experience', next.job)];
    if (gap >= maxQuietGapMonths) {
      findings.push({
        ...about,
        rule: 'gap',
        what: `There are ${lengthInWords(gap)} between ${before} and ${after}.`,
        why: 'Readers ask about longer gaps; one line about what you did then answers it.',
      });
    } else if (overlap > maxQuietOverlapMonths) {
      findings.push({
        ...about,
        rule: 'overlap',
        what: `${before} and ${after} overlap by ${lengthInWords(overlap)}.`,
        why: 'That’s fine if you did both; otherwise check the dates.',
      });
    }
    if (next.end.last > latest.end.last) latest = next;
  }
  return findings;
}

/** Some dates have months and others don't, or some are free text and others aren't. */
function mixedForms(document: ResumeDocument): Finding[] {
  const forms = new Map<string, { sectionId: string; entryId: string; quote: string }>();
  for (const section of document.sections) {
    if (section.isHidden || (section.kind !== 'experience' && section.kind !== 'education')) continue;
    for (const { id, isHidden, startDate, endDate } of section.entries) {
      for (const date of isHidden ? [] : [startDate, endDate]) {
        const form = formOf(date);
        const place = { sectionId: section.id, entryId: id, quote: date };
        // Education often has only years.
        if (form && !(form === 'year' && section.kind === 'education') && !forms.has(form)) forms.set(form, place);
      }
    }
  }
  const odd = forms.get('words') ?? forms.get('year');
  if (forms.size < 2 || !odd) return [];
  return [
    {
      rule: 'mixed-dates',
      severity: 'improve',
      what: 'Dates are written in different ways: some with months, some without or in words.',
      why: 'The same form everywhere is easier to read, for people and for application systems.',
      ...odd,
    },
  ];
}

function formOf(date: string): 'month' | 'year' | 'words' | undefined {
  const text = date.trim();
  if (text === '' || text.toLowerCase() === 'present') return undefined;
  if (/^\d{4}$/.test(text)) return 'year';
  return /^\d{4}-\d{2}/.test(text) ? 'month' : 'words';
}

/** The first and last month of a date, in months since year 0. Undefined if it's empty or free text. */
function monthSpan(date: string, today: Date): { readonly first: number; readonly last: number } | undefined {
  if (date.trim().toLowerCase() === 'present') {
    const now = today.getFullYear() * 12 + today.getMonth();
    return { first: now, last: now };
  }
  const match = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim());
  if (!match) return undefined;
  const year = Number(match[1]) * 12;
  if (match[2] === undefined) return { first: year, last: year + 11 };
  const month = year + Number(match[2]) - 1;
  return { first: month, last: month };
}

/** "1 month", "14 months", "2 years". */
function lengthInWords(months: number): string {
  if (months >= 24) return `${Math.floor(months / 12)} years`;
  return months === 1 ? '1 month' : `${months} months`;
}
