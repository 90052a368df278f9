import { type Workplace, workplaceNamed } from '@keepmark/contracts';
import type { LocationResolver } from '../../../gazetteer/gazetteer';
import { hasLegalForm } from './company-score';
import { isType } from './pasted-facts';
import { salaryIn } from './pasted-salary';
import { looksLikeTitle } from './title-words';

const remoteWords = /\b(?:remote|telework|work from home|etätyö)\b/i;
const notRemote = /\b(?:not|no|non)[\s-]+remote\b|\bhybrid\b/i;
/** Says how the work is done and names no place. */
const bareRemote =
  /^work(?:ing)? from home$|^(?:(?:fully|100%) )?remote(?: (?:only|ok|possible|first|friendly))?$|^(?:in[ -]office|on-?site|hybrid) (?:or|\/) remote$|^remote (?:or|\/) (?:hybrid|on-?site|in[ -]office)$/i;

const inCountry = '(?:, (?:United States|USA|U\\.S\\.A?\\.?|Canada))?';
const cityAndState = "\\p{Lu}[\\p{L} .'’-]+,\\s?\\p{Lu}{2}(?:\\s\\d{5}(?:-\\d{4})?)?";
const state = new RegExp(`^${cityAndState}${inCountry}$`, 'u');
const street = new RegExp(`^(?=.*\\d).*, (${cityAndState}${inCountry})$`, 'u');
const cityThenRemote = new RegExp(`^(${cityAndState})\\s*[-–(/,]\\s*.*\\b[Rr]emote\\b.*$`, 'u');
/** "US-OH-Dayton", as some recruiting services write it. */
const coded = /^(?:(?:USA?|CA)(?:-|, )([A-Z]{2})|United States-(\p{Lu}[\p{L} ]+))(?:-|, )(\p{Lu}[\p{L} .'’-]+)$/u;
/** "Job must be performed in or near Davenport, IA". */
const atEnd = new RegExp(`^[^,]{3,60}? (?:in|near) (${cityAndState})${inCountry}$`, 'u');
const area = /^(?:Greater )?\p{Lu}[\p{L} .'’-]+ (?:Bay |Metropolitan |Metro )?Area$|^Greater \p{Lu}[\p{L} .'’-]+$/u;
const workplace = '(?:on-?site|hybrid|in[ -]person|in[ -]office|vor ort)';
const workplaceAtEnd = new RegExp(
  `\\s*[([]?\\b${workplace}\\b[)\\]]?\\s*$|\\s*\\([^)]*\\b${workplace}\\b[^)]*\\)?$`,
  'i',
);
const workplaceAtStart = new RegExp(`^${workplace},? (?:based )?in `, 'i');

/** "Norwich, with travel across Norfolk". */
const travelAtEnd = /,? (?:with|plus|and) (?:some |regular |occasional )?travel\b.*$/i;

/** "Spokane, WA - Main Campus". */
const siteAtEnd = new RegExp(`^(${cityAndState})\\s[-–—]\\s.+$`, 'u');

/** A place without its street and how the work is done there: "Savannah, GA (on-site)" is in Savannah, GA. */
export function placeOf(text: string): string {
  const [, abbreviation, region = abbreviation, city] = coded.exec(text) ?? [];
  if (region && city) return `${city}, ${region}`;
  const [, sure] = cityThenRemote.exec(text) ?? [];
  if (sure) return sure;
  const place = text
    .replace(workplaceAtStart, '')
    .replace(workplaceAtEnd, '')
    .replace(travelAtEnd, '')
    .replace(/[,;]$/, '')
    .trim();
  return (street.exec(place) ?? atEnd.exec(place) ?? siteAtEnd.exec(place))?.[1] ?? place;
}

const isSure = (place: string): boolean => state.test(place) || area.test(place);

/** "Chicago, IL; Columbus, OH; Remote (US)" names several places. */
const areSeveral = (text: string): boolean => {
  const parts = text.split('; ');
  return parts.length > 1 && parts.every((part) => isSure(placeOf(part)) || remoteWords.test(part));
};

const australianState = 'NSW|VIC|QLD|SA|WA|TAS|ACT|NT';
/** "Toowoomba, Toowoomba & Darling Downs QLD": the suburb or city, and the region that a board puts it in. */
const cityInRegion = new RegExp(`^(\\p{Lu}[\\p{L} .'’-]+), \\p{Lu}[\\p{L} &.'’-]+ (${australianState})$`, 'u');
const postalCodeAtStart = /^\d{4,5} (?=\p{Lu})/u;

/**
 * "Gersthofen bei Augsburg", "Wakefield (WF2)", "Nantes (44)", "Lyon 7e", and "86150 Augsburg" say which part of a city, or
 * which city.
 */
const cityOf = (place: string): string =>
  place
    .replace(postalCodeAtStart, '')
    .replace(cityInRegion, '$1, $2')
    .replace(
      / (?:bei|near) \p{Lu}.+$| \((?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{2,3}|\p{Lu}[\p{L} -]{2,20})\)$|(?<=^\p{L}+) \d{1,2}(?:e|er|ème)$/u,
      '',
    );

/** The first place that the resolver knows; empty if there is none. */
export const knownPlace = (places: readonly string[], resolver: () => LocationResolver): string =>
  places.find((place) => {
    if (place === '') return false;
    const { country, remote } = resolver().resolve(cityOf(placeOf(place)));
    return country !== '' || remote;
  }) ?? '';

interface PlaceSources {
  /** The lines above the text. */
  readonly head: readonly string[];
  readonly segments: readonly string[];
  readonly labeled: readonly string[];
  /** All lines. */
  readonly lines: readonly string[];
}

/** Where the job is: at a labeled place, or else at one that the head names. */
export function placeIn({ head, segments, labeled, lines }: PlaceSources, resolver: () => LocationResolver): string {
  const isKnown = (place: string) => knownPlace([place], resolver) !== '';
  const places = labeled.map(placeOf).filter((place) => place !== '' && !bareRemote.test(place));
  return (
    places.find(isKnown) ||
    placeAmong([...head, ...segments], isKnown) ||
    ([...labeled, ...segments].some((part) => bareRemote.test(part)) ? 'Remote' : '') ||
    (places[0] === undefined ? '' : cityInText(lines, resolver) || places[0])
  );
}

/** "Prescott Valley, Arizona". */
const cityOfState = "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}, \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?";
// Within another match, too: "Oak Canyon School, Prescott Valley, Arizona".
const cityInSentence = new RegExp(`(?<=[\\s(])(?=(${cityOfState})(?=[\\s,.;)]))`, 'gu');

/** The first city with its state that the text names, where the label names a building: "Oak Canyon Middle School". */
function cityInText(lines: readonly string[], resolver: () => LocationResolver): string {
  const named = lines.flatMap((line) => [...line.matchAll(cityInSentence)].map((match) => match[1] ?? ''));
  return named.find((place) => resolver().resolve(place).city !== '') ?? '';
}

const inSelfIntroduction = new RegExp(
  `(?:^(?:We are|We['’]re) .{3,80}?|\\b(?:role|position|job) is (?:based|located)) in (${cityOfState})(?=[\\s,.;])`,
  'u',
);

const messageLines = 12;
const inCity = new RegExp(`\\bin (${cityAndState})(?=[\\s,.;)])`, 'u');
const country = '(?:the )?\\p{Lu}[\\p{L}.]+';
const remoteWithin = new RegExp(`\\b(Remote (?:in|within|across) ${country}(?:(?:,| or| and) ${country})*)`, 'u');

/**
 * Where a sentence says that the job or its company is: "We are Bellweather, a studio in Providence, Rhode Island.",
 * "Remote in the US or Canada".
 */
export function placeInSentence(lines: readonly string[], resolver: () => LocationResolver): string {
  const named = lines.map((line) => inSelfIntroduction.exec(line)?.[1] ?? '');
  // In a message of a few lines, a city is where the job is.
  const inMessage = lines.length <= messageLines ? lines.map((line) => inCity.exec(line)?.[1] ?? '') : [];
  const place = [...named, ...inMessage].find((one) => one !== '' && resolver().resolve(one).city !== '');
  return place ?? lines.map((line) => remoteWithin.exec(line)?.[1] ?? '').find(Boolean) ?? '';
}

const inOffice =
  /\b(?:offices?|based|located|client|company|practice|Büro|Standort|Unternehmen|Kunden?)(?: is| liegt)? in (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:am |an der |im )?\p{Lu}[\p{L}'’-]+){0,2})/u;

/** Where the office or the client of a message is: "two days in the office in Dublin". */
export const placeInMessage = (lines: readonly string[], resolver: () => LocationResolver): string =>
  lines
    .map((line) => inOffice.exec(line)?.[1] ?? '')
    .find((place) => place !== '' && resolver().resolve(place).city !== '') ?? '';

const partOfCity = /^(?:north|south|east|west|downtown|central|old town|[NS][EW]?|[EW])\s/i;

/**
 * "Cabinet Maker (West Eugene)" above "Cabinet Maker", or beside that label: the place that a board adds to the title.
 *
 * @param titles as labels name them
 */
export function placeAtTitle(
  lines: readonly string[],
  titles: readonly string[],
  resolver: () => LocationResolver,
): string {
  const added = lines.slice(0, 25).map((line) => /^(.+) \(([^()]+)\)$/.exec(line));
  const place = added.find((match) => match && [...titles, ...lines].includes(match[1] ?? ''))?.[2] ?? '';
  return resolver().resolve(place.replace(partOfCity, '')).city === '' ? '' : place;
}

function placeAmong(segments: readonly string[], isKnown: (place: string) => boolean): string {
  const sure = segments.find((part) => isSure(placeOf(part)) || areSeveral(part));
  if (sure !== undefined) return placeOf(sure);
  const short = segments.filter(
    (part) =>
      part.length <= 60 &&
      salaryIn(part) === '' &&
      !isType(part) &&
      !looksLikeTitle(part) &&
      !bareRemote.test(part) &&
      !/ [·•∙|] /.test(part),
  );
  const several = short.find((part) => part.includes('; ') && part.split('; ').every(isKnown));
  if (several !== undefined) return several;
  // "Remote - Canada" says more than "Remote".
  const remote = short.find((part) => remoteWords.test(part) && part.length <= 40 && isKnown(part));
  if (remote !== undefined) return placeOf(remote);
  // The first line is the title or the company, even where a town has its name.
  const isCity = (part: string | undefined): part is string =>
    part !== undefined &&
    part !== segments[0] &&
    !hasLegalForm(part) &&
    /^\p{Lu}[\p{L} ,.'’-]+$/u.test(cityOf(part)) &&
    part !== part.toUpperCase() &&
    isKnown(part);
  const [city, below] = short.slice(short.findIndex(isCity));
  if (!isCity(city)) return '';
  // Of two towns below each other, the first is a company with the name of one.
  return placeOf(isCity(below) && below !== city ? below : city);
}

/** A line that is nothing but a city and its state, anywhere in the posting. */
export const placeInLine = (lines: readonly string[]): string =>
  placeOf(lines.find((line) => isSure(placeOf(line))) ?? '');

/** Whether the job can be done from anywhere: a label, its place, or a line says so. */
export function isRemote(places: readonly string[], segments: readonly string[], labeled: string): boolean {
  if (labeled !== '') return /^yes|^(?:fully |100% )?remote/i.test(labeled) && !/\bhybrid\b/i.test(labeled);
  const says = (text: string) => remoteWords.test(text) && !notRemote.test(text);
  return places.some(says) || segments.some((part) => /^(?:fully |100% )?remote(?: only)?$|\(remote\)$/i.test(part));
}

/** A line that says how the work is done, and perhaps how often: "Hybrid, 2 days a week". */
const workplaceFirst = new RegExp(`^${workplace}\\s*(?:$|[,(;:/–-])`, 'i');

/** Where the work is done, as a label, a place, or a line by itself says; empty if none does. */
export function workplaceIn(labeled: string, places: readonly string[], segments: readonly string[]): Workplace | '' {
  const named = workplaceNamed(labeled) ?? (/^yes\b/i.test(labeled) ? 'remote' : undefined);
  const says = [...places, ...segments].find(
    (part) => part.length <= 60 && (workplaceFirst.test(part) || workplaceAtEnd.test(part) || bareRemote.test(part)),
  );
  return named ?? workplaceNamed(says ?? '') ?? '';
}
