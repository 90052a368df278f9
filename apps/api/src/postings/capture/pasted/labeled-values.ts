import { looksLikeTitle } from './title-words';

/** The words that name a field, inline ("Location: Austin") or on a line of their own above the value. */
const labelWords = {
  jobTitle: 'job title|title|position|role|job|stelle|poste|puesto|tehtävä|tehtävänimike',
  companyName:
    'company|company name|employer|organi[sz]ation|hiring organi[sz]ation|agency|facility|institution|district|client|employer name|unternehmen|firma|arbeitgeber|entreprise|empresa|työnantaja|yritys',
  location:
    'locations?|job locations?|primary location|work location|where|campus|city, state|city|place of work|duty location|arbeitsort|standort|einsatzort|lieu|ubicación|lugar|lugar de trabajo|sijainti|sijainnit|työpaikka|paikkakunta',
  salary:
    'salary|salary range|annual salary|starting salary|pay rate|compensation|compensation range|pay|pay range|base pay|base pay range|rate|wage|hourly rate|gehalt|(?:jahres|monats|brutto)(?:brutto)?gehalt|stundenlohn|stundensatz|monatslohn|lohn|verdienst|vergütung|bezahlung|salaire|rémunération|salario|sueldo|palkka|palkkaus',
  jobType:
    'work schedule|employment type|employment status|employment|classification|position type|job status|status|job type|type of employment|time type|contract type|contract|type|schedule|arbeitszeit|anstellungsart|vertragsart|contrat|type de contrat|jornada|tipo de contrato|beschäftigungsart|työaika|työsuhde|työsuhteen tyyppi',
  datePosted:
    'date posted|posted date|posting date|job posting|open date|opening date|posted on|posted|published|erschienen|online seit|veröffentlicht|publiée?(?: le)?|date de publication|publicad[ao](?: el)?|fecha de publicación|julkaistu|ilmoitus julkaistu',
  validThrough:
    'apply by|apply before|applications close|applications due|application closes|application closing date|closes|closing|closing date|close date|application deadline|deadline|valid through|end date|time left to apply|bewerbungsfrist|bewerbungsschluss|bewerbungsende|einsendeschluss|bewerben bis|bewerbung bis|bewerbungen bis|date limite|fecha límite|hakuaika päättyy|haku päättyy',
  openToClose: 'open & closing dates|open and closing dates',
  remote: 'remote job|remote type|remote work policy|workplace type|workplace|work model|work arrangement|remote',
  externalId:
    'job id|requisition id|job requisition id|requisition|req id|reference|reference number|job number|control number|kennziffer|referenznummer',
} as const;
type LabeledField = keyof typeof labelWords;

/** Too common as headings and words to name the line below them. */
const onlyInline = new Set(['jobTitle', 'companyName', 'externalId']);
const notAlone =
  /^(?:type|role|rate|remote|status|city|where|job posting|workplace|employment|closes|position|classification|contract)$/i;

/** Dates are often written without a colon: "Hakuaika päättyy 15.12.2026". */
const withoutColon: ReadonlySet<string> = new Set(['datePosted', 'validThrough']);

/** "Job Locations US-OH-Dayton" has no colon. */
const codedLocation = /^(?:job )?locations? ([A-Z]{2}-[A-Z]{2}-.+)$/i;

/** What stands where nobody is named. */
export const secret =
  /^(?:confidential|undisclosed|to be (?:announced|disclosed|confirmed)|tb[acd]|n\/a|vertraulich)\.?$/i;

function valuesFor(field: LabeledField, lines: readonly string[], titleAt: number): string[] {
  const inline = new RegExp(`^(?:${labelWords[field]})\\s{0,9}[:：]\\s{0,9}(\\S.*)$`, 'i');
  const spaced = new RegExp(`^(?:${labelWords[field]})\\s(?=.*\\d|today|yesterday)(\\S.*)$`, 'i');
  const coded = field === 'location' ? codedLocation : undefined;
  const alone = new RegExp(`^(?:${labelWords[field]}):?$`, 'i');
  return lines.flatMap((line, index) => {
    const value = inline.exec(line)?.[1] ?? (withoutColon.has(field) ? spaced : coded)?.exec(line)?.[1];
    if (value !== undefined) return field === 'jobTitle' && !isTitleLabel(line) ? [] : [value];
    // Above the title, the box to search in has the same labels.
    if (onlyInline.has(field) || index < titleAt || !alone.test(line) || notAlone.test(line)) return [];
    const below = lines[index + 1] ?? '';
    // "1 vacancy in the following location:" is between the label and its value.
    return [below.endsWith(':') ? (lines[index + 2] ?? '') : below];
  });
}

/** The labeled values of a paste. Each field may have several, in the order of its lines. */
export type LabeledValues = (field: LabeledField) => string[];

/** Reads the labeled values of a paste whose title is at a line, or -1. */
export const labeledValues =
  (lines: readonly string[], titleAt: number): LabeledValues =>
  (field) =>
    valuesFor(field, lines, titleAt);

const titleLabel = new RegExp(`^(${labelWords.jobTitle})\\s{0,9}[:：]\\s{0,9}(\\S.*)`, 'i');
/** Whether a line is "Position: Welder". What follows "Job:" may also be a department. */
export function isTitleLabel(line: string): boolean {
  const [, label = '', value = ''] = titleLabel.exec(line) ?? [];
  return label !== '' && (label.toLowerCase() !== 'job' || looksLikeTitle(value));
}

const anyLabel = new RegExp(`^(?:${Object.values(labelWords).join('|')})(?:\\s{0,9}[:：].*)?$`, 'i');

/** Whether a line starts with a label, or is one: it's neither a title nor a company. */
export const isLabeled = (line: string): boolean =>
  codedLocation.test(line) || (!notAlone.test(line) && anyLabel.test(line));
