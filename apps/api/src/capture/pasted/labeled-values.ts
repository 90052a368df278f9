/** The words that name a field, inline ("Location: Austin") or on a line of their own above the value. */
const labelWords = {
  jobTitle: 'job title|title|position|role|job|stelle|tehtävä|tehtävänimike',
  companyName: 'company|company name|employer|organi[sz]ation|agency|unternehmen|firma|arbeitgeber|työnantaja|yritys',
  location:
    'locations?|job location|work location|place of work|duty location|arbeitsort|standort|einsatzort|sijainti|työpaikka|paikkakunta',
  salary:
    'salary|salary range|compensation|pay|pay range|base pay|base pay range|rate|wage|hourly rate|gehalt|vergütung|palkka|palkkaus',
  jobType:
    'work schedule|employment type|job type|type of employment|time type|contract type|type|schedule|arbeitszeit|anstellungsart|vertragsart|beschäftigungsart|työaika|työsuhde|työsuhteen tyyppi',
  datePosted: 'date posted|posted on|posted|published|erschienen|veröffentlicht|julkaistu|ilmoitus julkaistu',
  validThrough:
    'apply by|closing date|close date|application deadline|deadline|valid through|end date|time left to apply|bewerbungsfrist|bewerbungsschluss|hakuaika päättyy|haku päättyy',
  openToClose: 'open & closing dates|open and closing dates',
  remote: 'remote job|remote',
  externalId:
    'job id|requisition id|job requisition id|requisition|req id|reference|reference number|job number|control number|kennziffer|referenznummer',
} as const;
export type LabeledField = keyof typeof labelWords;

/** Too common as headings and words to name the line below them. */
const onlyInline = new Set(['jobTitle', 'companyName', 'externalId']);
const notAlone = /^(?:type|role|rate|remote)$/i;

/** Dates are often written without a colon: "Hakuaika päättyy 15.12.2026". */
const withoutColon: ReadonlySet<string> = new Set(['datePosted', 'validThrough']);

function valuesFor(field: LabeledField, lines: readonly string[]): string[] {
  const inline = new RegExp(`^(?:${labelWords[field]})\\s{0,9}[:：]\\s{0,9}(\\S.*)$`, 'i');
  const spaced = new RegExp(`^(?:${labelWords[field]})\\s(?=.*\\d|today|yesterday)(\\S.*)$`, 'i');
  const alone = new RegExp(`^(?:${labelWords[field]}):?$`, 'i');
  return lines.flatMap((line, index) => {
    const value = inline.exec(line)?.[1] ?? (withoutColon.has(field) ? spaced.exec(line)?.[1] : undefined);
    if (value !== undefined) return [value];
    if (onlyInline.has(field) || !alone.test(line) || notAlone.test(line)) return [];
    const below = lines[index + 1] ?? '';
    // "1 vacancy in the following location:" is between the label and its value.
    return [below.endsWith(':') ? (lines[index + 2] ?? '') : below];
  });
}

/** Reads the labeled values of a paste. Each field may have several, in the order of its lines. */
export const labeledValues = (lines: readonly string[]) => (field: LabeledField) => valuesFor(field, lines);

/** The words of a line that starts with a label, or is one: it's neither a title nor a company. */
export const isLabeled = (line: string): boolean =>
  !notAlone.test(line) &&
  Object.values(labelWords).some((words) => new RegExp(`^(?:${words})(?:\\s{0,9}[:：].*)?$`, 'i').test(line));
