import { isCountry } from '@keepmark/resume-document/addresses';
import { isKnownCity } from './known-cities';
import { isCompany, isDegree, isJobTitle, isSchool } from './words';

const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia,PR Puerto Rico,ON Ontario,QC Quebec,BC British Columbia,AB Alberta,MB Manitoba,SK Saskatchewan,NS Nova Scotia,NB New Brunswick';

const others =
  'England,Scotland,Wales,Northern Ireland,Bavaria,Catalonia,NSW,VIC,QLD,New South Wales,Victoria,Queensland,Andhra Pradesh,Assam,Bihar,Chhattisgarh,Delhi,New Delhi,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Odisha,Punjab,Rajasthan,Tamil Nadu,Telangana,Uttar Pradesh,Uttarakhand,West Bengal,South Australia,Western Australia,Tasmania,Newfoundland,Prince Edward Island,Yukon,Baden-Württemberg,Bayern,Berlin,Brandenburg,Hamburg,Hessen,Niedersachsen,Nordrhein-Westfalen,NRW,Rheinland-Pfalz,Sachsen,Thüringen,Schleswig-Holstein,Andalucía,Aragón,Asturias,Cataluña,Comunidad Valenciana,Galicia,País Vasco,Île-de-France,Bretagne,Normandie,Occitanie,Lombardia,Toscana,Lazio,Piemonte,Veneto,Noord-Holland,Zuid-Holland,Mazowieckie,N.L,N.L.,Nuevo León,Jalisco,CDMX';

/** States and provinces by name or code. */
const stateNames = new Set(
  states.split(',').flatMap((state) => [state.slice(0, 2).toLowerCase(), state.slice(3).toLowerCase()]),
);
const moreRegions = new Set(others.toLowerCase().split(','));

const remote =
  /^(?:remote|hybrid|on-?site|fully remote|telecommute|remoto|homeoffice|home office|télétravail)(?:\s*\(.*\))?$/i;

const isState = (text: string): boolean => {
  const name = text.trim().toLowerCase();
  return stateNames.has(name) || moreRegions.has(name);
};

/** Whether a text is a region alone: "Texas", "Finland". */
const isRegion = (text: string): boolean => isState(text) || isCountry(text);

/** Whether a text is a place: "Austin, TX", "Łódź, Poland", "Remote", "San Francisco Bay Area". */
export function isPlace(text: string): boolean {
  const trimmed = text
    .trim()
    .replace(/\s*\((?:remote|hybrid|on-?site|[A-Z]{2,3})\)$/i, '')
    .replace(/[.;]$/, '');
  if (trimmed.length > 60 || trimmed.length < 2) return false;
  if (remote.test(trimmed)) return true;
  if (/\b(?:Bay|Metropolitan|Metro) Area$|^Greater\s/.test(trimmed)) return true;
  const parts = trimmed.split(/\s*,\s*/);
  const last = parts.at(-1)?.replace(/\s+\d{4,6}(?:-\d{4})?$/, '') ?? '';
  if (parts.length === 1) return (isRegion(last) && last.length > 2) || isCityWithCode(trimmed);
  // "Meridian Health, Chicago, IL" is a company with its place. "Granada" is a country in Spanish, too.
  if (parts.length === 3 && !isState(parts[1] ?? '')) return false;
  const isCode = /^[A-Z]{2,3}$|^[A-Z]\.[A-Z]$/.test(last);
  // "The Grand Hotel, New York": a city that is called like its state.
  if (parts.length === 2 && !isCode && isNamedOrganization(parts[0] ?? '')) return false;
  return (
    parts.length <= 3 &&
    isRegion(last) &&
    (isCode || last.length > 3) &&
    parts.slice(0, -1).every((part) => /^[\d\s]*\p{Lu}[\p{L}\d .'’()-]*$/u.test(part))
  );
}

/** "Mackay QLD": a city and the code of its state without a comma. */
function isCityWithCode(text: string): boolean {
  const [, city = '', code = ''] = /^(.+) ([A-Z]{2,3})$/.exec(text) ?? [];
  return code !== '' && isState(code) && isKnownCity(city);
}

/** A company or a school by its words: "Harbor Software". "College Station" is a city. */
const isNamedOrganization = (text: string): boolean => {
  const words = text.split(' ');
  return words.length > (isCompany(words.at(-1) ?? '') ? 1 : 2) && (isCompany(text) || isSchool(text));
};

/** A place at the end of a text, after a comma, a dash or a wide space: where it starts. */
export function trailingPlace(text: string): number | undefined {
  for (const match of text.matchAll(/(?:\s+[–—|•·-]\s+|,\s+|\s{2,}|\s*\()/g)) {
    const from = match.index + match[0].length;
    if (match.index > 0 && isPlace(text.slice(from).replace(/\)$/, ''))) {
      // "Google, Mountain View, CA": the city needs to be there, a state alone is no place.
      if (match[0].trim() === ',' && !text.slice(from).includes(',') && !/^remote/i.test(text.slice(from))) continue;
      return match.index;
    }
  }
  return undefined;
}

/** "2 years 10 months", "(4 mos)": what some résumés show besides dates. */
export const isDuration = (text: string): boolean =>
  /^[([]?\s*(?:(?:\d+\+?|less than a|one)\s*(?:years?|yrs?\.?|months?|mos?\.?|weeks?|jahre?n?|monate?n?|ans?|mois|años?|meses|mes|anni?o?|mesi|anos?|jaar|maanden|lat|år|månader|vuotta|kuukautta)[\s,]*(?:and\s*)?)+[)\]]?$/i.test(
    text.trim(),
  );

/** A city without its region: one to three words with capitals, perhaps with a code as in "Nantes (44)", "Halle (Saale)". */
export const isCityName = (text: string): boolean =>
  /^\p{Lu}[\p{L}’'.-]+(?: (?:(?:de|del|do|da|de la|de los|am|an der|im|sur|upon) )?\p{Lu}[\p{L}’'.-]+){0,2}(?: \((?:\d{2,3}|\p{Lu}{2}|\p{Lu}\p{Ll}+)\))?$/u.test(
    text,
  ) &&
  !isJobTitle(text) &&
  !isCompany(text) &&
  !isDegree(text) &&
  !isSchool(text);

/** "London (hybrid)": a city and how much of the work is done there. */
export const isCityWithRemote = (text: string): boolean =>
  isCityName(/^(.+)\s\((?:remote|hybrid|on-?site)\)$/i.exec(text)?.[1] ?? '');

/** "National Capital Region" */
const namedRegion = /^\p{Lu}[\p{L} ]+ (?:region|province|county|district|area|governorate|prefecture)$/iu;

/** "Kochi, Kerala": a city with a region that no list has. */
export const isCityAndRegion = (text: string): boolean => {
  const parts = text.split(/,\s+/);
  return (
    (parts.length === 2 || parts.length === 3) &&
    parts.every((part, index) => isCityName(part) || (index > 0 && namedRegion.test(part)))
  );
};

/** "Atelier Blanc – Lyon": whether a dash, a comma or the like parts a place from the text before it. */
export const endsWithPlace = (text: string): boolean =>
  trailingPlace(text) !== undefined || isKnownCity(/\s[–—-]\s+([^–—]+)$/.exec(text)?.[1] ?? '');
