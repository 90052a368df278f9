import { newExperience } from '@keepmark/resume-document/new-document';
import type { ExperienceEntry } from '@keepmark/resume-document';
import type { GuessedNames } from '@keepmark/resume-document/read-source';
import { findRange } from '../lines/dates';
import type { SourceLine } from '../lines/source-line';
import { placeFields } from '@keepmark/resume-document/addresses';
import { withCommasParted } from './comma-heads';
import { isNameLike, legalForm, ownCompany } from './company-names';
import { entryBlocks, type EntryBlock } from './entry-blocks';
import { hasDateBeside } from './entry-looks';
import { type EntryHead, type HeadOptions, readHead } from './head-pieces';
import { notesOf } from './join-lines';
import { isCityAndRegion, isCityName } from './places';
import { withPlacesApart } from './places-apart';
import { withSlashesParted } from './slashed-heads';
import { withUndatedJoined } from './undated-blocks';
import { isCompany, isJobTitle } from './words';

export interface ReadEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly unplaced: readonly string[];
  /** Entries whose names only their order tells apart. */
  readonly guesses?: readonly GuessedNames[];
}

const labeledHead: HeadOptions = { labels: ['title', 'organization'], hasCityLast: true };

/** Jobs. Whether titles or companies come first is decided for the section as a whole. */
export function readExperience(lines: readonly SourceLine[]): ReadEntries<ExperienceEntry> {
  const { jobs, isTitleFirst, unplaced } = namedJobs(
    mergeRoles(withCommasParted(withSlashesParted(withPlacesApart(withUndatedJoined(entryBlocks(lines)))))),
  );
  const guesses: GuessedNames[] = [];
  let company = '';
  let companyPlace = '';
  const entries = jobs.map(
    ({ block, head, isLabeled, named: { names, place: unknownPlace }, company: sharedCompany }) => {
      const [first = '', second = '', ...others] = isLabeled ? labeledFirst(head.facts, names) : names;
      const isSameCompany = block.isFurtherRole === true && second === '';
      const shared = isSameCompany || sharedCompany === '' ? company : sharedCompany;
      let fields = isLabeled
        ? { title: first, companyName: second }
        : titleAndCompany(first, second, shared, isTitleFirst);
      if (sharedCompany !== undefined && second !== '') others.unshift(second);
      // "Stripe, Dublin": a city without its region.
      const withCity = /^(.+),\s+([^,]+)$/.exec(fields.companyName);
      const isNamedWithCity = head.place === '' && withCity?.[2] !== undefined && isCityName(withCity[2]);
      if (isNamedWithCity) fields = { ...fields, companyName: withCity[1] ?? '' };
      if (fields.companyName !== '') company = fields.companyName;
      unplaced.push(...head.unplaced);
      // A further role is where its company is.
      const ownPlace = isNamedWithCity
        ? (withCity[2] ?? '').replace(/(?<=\p{L}{3})\.$/u, '')
        : head.place || unknownPlace;
      // "2019 – 2021 | München": what is left over is the city.
      const [rest] = others;
      const isLeftCity = ownPlace === '' && others.length === 1 && rest !== undefined && isCityName(rest);
      if (isLeftCity) others.pop();
      const namedPlace = isLeftCity ? rest : ownPlace;
      const place = block.isFurtherRole && namedPlace === '' ? companyPlace : namedPlace;
      companyPlace = place;
      const entry = newExperience({
        ...fields,
        ...datesOf(head),
        ...placeFields(place),
        url: head.url,
        notes: notesWith(others, head, block),
      });
      const isKnown = [first, second].some((name) => name === '' || titleScore(name) !== 0);
      if (!isLabeled && shared === undefined && !isKnown)
        guesses.push({ entryId: entry.id, title: entry.title, organization: entry.companyName });
      return entry;
    },
  );
  return { entries, unplaced, guesses };
}

/** Each job with the names in its head, and whether titles come before companies in all of them. */
function namedJobs(blocks: ReturnType<typeof mergeRoles>) {
  // "Deputy Manager – Production" is one title where the other entries have nothing but their title there.
  const isRarelyDashed = (line: number) => {
    const dashed = blocks.filter(({ block }) => hasDash(block.head[line]?.cells[0]?.text ?? ''));
    return blocks.length > 2 && dashed.length * 2 < blocks.length;
  };
  const isFirstWhole = isRarelyDashed(0);
  const isSecondWhole = isRarelyDashed(1);
  const unplaced: string[] = [];
  const jobs = blocks.map(({ block: given, company }) => {
    const { block, dates } = withoutCompanyDates(given);
    unplaced.push(...dates);
    const head = experienceHead(block, { isFirstWhole: isFirstWhole && block.head.length > 1, isSecondWhole });
    const isRole = company !== undefined || block.isFurtherRole === true;
    const isLabeled = head.facts.title !== undefined || head.facts.organization !== undefined;
    const names = (isRole || isLabeled ? head.pieces : namesOf(head.pieces)).map(withoutPreposition);
    return { block, company, head, isLabeled, named: withoutPlace(names, head) };
  });
  const score = jobs.reduce((sum, { named, isLabeled }) => {
    const [first = '', second = ''] = named.names;
    return second === '' || isLabeled ? sum : sum + titleScore(first) - titleScore(second);
  }, 0);
  // Where no word tells, the company is the name with the place beside it.
  const arePlacesFirst = jobs.length > 0 && jobs.every(({ block }) => block.placeLine === 0);
  return { jobs, isTitleFirst: score > 0 || (score === 0 && !arePlacesFirst), unplaced };
}

/** Whether a dash parts a text, besides that between its dates. */
function hasDash(text: string): boolean {
  const dates = findRange(text);
  const names = dates ? `${text.slice(0, dates.index)}|${text.slice(dates.index + dates.length)}` : text;
  return /\S\s[–—-]\s\S/.test(names);
}

/** A company with the dates of all its roles above a title with its own: those are the entry's. */
function withoutCompanyDates(block: EntryBlock): { readonly block: EntryBlock; readonly dates: readonly string[] } {
  const [company, role, ...others] = block.head;
  const dates = company?.cells.at(-1);
  const areBoth = company && role && hasDateBeside(company) && hasDateBeside(role);
  if (!areBoth || !dates || !isJobTitle(role.cells[0]?.text ?? '')) return { block, dates: [] };
  const head = [{ ...company, cells: company.cells.slice(0, -1) }, role, ...others];
  return { block: { ...block, head }, dates: [dates.text] };
}

/** Which of two names is the title. A role under a company that is known has its title first. */
function titleAndCompany(first: string, second: string, company: string | undefined, isTitleFirst: boolean) {
  if (company !== undefined) return { title: first, companyName: company };
  if (second !== '')
    return isTitleFirst ? { title: first, companyName: second } : { title: second, companyName: first };
  return isCompany(first) && !isJobTitle(first) ? { title: '', companyName: first } : { title: first, companyName: '' };
}

/** "**Engineer – Solar Parks** Acme Ltd" has a title in bold that is whole, as the company follows in another look. */
function experienceHead(block: EntryBlock, options: HeadOptions): EntryHead {
  const whole = readHead(block, { ...labeledHead, ...options, hasWholeTitles: true });
  return whole.pieces.length > 1 ? whole : readHead(block, { ...labeledHead, ...options });
}

/** Three names of which one is a city with a region that no list has: the others are title and company. */
function withoutPlace(names: readonly string[], { place }: EntryHead): { names: readonly string[]; place: string } {
  const [first = '', city = '', last = ''] = names;
  const parted = namesOf([first]);
  // "Fitter, Royal Docks Ltd" above "Gloucester"
  if (
    place === '' &&
    names.length === 2 &&
    isCityName(city) &&
    parted.length === 2 &&
    parted.some((name) => legalForm.test(name))
  )
    return { names: parted, place: city };
  // "Cloudpantry, Denver — Account Executive"
  const isCityInside = (name: string, index: number) =>
    index === 1 && names.length === 3 && isCityName(name) && isJobTitle(last) && !isJobTitle(first);
  const at =
    place === '' && names.length > 2 && names.every(isNameLike)
      ? names.findIndex((name, index) => index > 0 && (isCityAndRegion(name) || isCityInside(name, index)))
      : -1;
  return { names: names.filter((_, index) => index !== at), place: names[at] ?? '' };
}

/** Title and company as their labels say; a name without a label is the other one. */
const labeledFirst = ({ title, organization }: EntryHead['facts'], names: readonly string[]): readonly string[] => {
  const others = [...names];
  return [title ?? others.shift() ?? '', organization ?? others.shift() ?? '', ...others];
};

/** The months of an entry, as its form has them: of "01/09/2020" the day is left out. One date alone ends a job. */
export const datesOf = ({ startDate, endDate }: Pick<EntryHead, 'startDate' | 'endDate'>) => ({
  startDate: monthOf(startDate),
  endDate: monthOf(endDate),
});

const monthOf = (date: string): string => /^\d{4}-\d{2}(?=-\d{2}$)/.exec(date)?.[0] ?? date;

/** Texts of the head that found no field, its sentences, and the body. */
export function notesWith(others: readonly string[], head: EntryHead, block: EntryBlock): string {
  const notes = notesOf([...head.paragraphs, ...block.body]);
  return [...others, notes].filter(Boolean).join('\n');
}

/** "at Mercy Hospital" after a title in another look. */
export const withoutPreposition = (text: string, index: number): string =>
  index === 0 ? text : text.replace(/^(?:at|bei|chez|presso|bij|en|em)\s+(?=\p{Lu})/u, '');

const titleScore = (text: string): number =>
  (isJobTitle(text) && !ownCompany.test(text) ? 2 : 0) - (isCompany(text) ? 1 : 0);

/** The names of a head: a text that holds both title and company is split at its comma or "at". */
export function namesOf(texts: readonly string[]): readonly string[] {
  if (texts.length !== 1 || texts[0] === undefined) return texts;
  const [text] = texts;
  const at = /^(.+?)\s+(?:(?:at|bei|chez|presso|bij)\s+(?![Ll]arge\b)|(?:en|em)\s+(?=\p{Lu}))(.+)$/u.exec(text);
  if (at?.[1] && at[2] && isJobTitle(at[1])) return [at[1], at[2]];
  for (const comma of text.matchAll(/,\s+/g)) {
    const parts = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)] as const;
    const [left, right] = parts;
    const isOwn = isJobTitle(left) && ownCompany.test(right);
    if ((isOwn || isJobTitle(left) !== isJobTitle(right)) && !/^(?:inc|llc|ltd|corp|gmbh)\b/i.test(right))
      return [left, right];
  }
  return texts;
}

/**
 * Several roles at one company: a head with the company alone, then a title and dates for each role. The roles get the
 * company; undefined elsewhere.
 */
function mergeRoles(
  blocks: readonly EntryBlock[],
): { readonly block: EntryBlock; readonly company: string | undefined }[] {
  const merged: { block: EntryBlock; company: string | undefined }[] = [];
  let shared: string | undefined;
  blocks.forEach((block, index) => {
    const head = readHead(block, labeledHead);
    const next = blocks[index + 1];
    const hasDates = head.startDate !== '' || head.endDate !== '';
    const isAlone = block.body.length === 0 && head.pieces.length <= 2 && head.paragraphs.length === 0;
    const [first] = head.pieces;
    if (isAlone && next && first && !isJobTitle(first) && (isCompany(first) || !hasDates)) {
      const nextHead = readHead(next, labeledHead);
      const isRole = nextHead.pieces.length === 1 && isJobTitle(nextHead.pieces[0] ?? '') && nextHead.startDate !== '';
      if (isRole) {
        shared = first;
        return;
      }
    }
    const [own] = head.pieces;
    const isRole = shared !== undefined && head.pieces.length === 1 && own !== undefined && isJobTitle(own);
    if (!isRole) shared = undefined;
    merged.push({ block, company: isRole ? shared : undefined });
  });
  return merged;
}
