import { belongsInNotes, isDeadline, isFilePath, isOfDocument, isSalaryBound } from './cell-text';
import { isReadable, joinedFields } from './csv-import';
import { plainWords as plain } from '@keepmark/ui/match-headers';
import { type ImportField, matchColumns } from './import-fields';
import { knownStatus } from './status-words';

/** The field of a column, and what it comes from. A known header and a person's choice aren't guesses. */
export interface ColumnGuess {
  readonly field: ImportField | undefined;
  readonly from: 'header' | 'words' | 'values' | 'choice' | 'nothing';
}

/** Words in a header, in English and other languages. The first field that fits and is free gets the column. */
const headerWords: readonly (readonly [ImportField, RegExp])[] = [
  ['followUpOn', /follow|remind|next (?:action|contact)|wiedervorlage|muistutus|relance|seguimiento/],
  [
    'dateApplied',
    /appl\w* (?:on|date|day|when)|(?:date|day|when|sent|submitted).*(?:appl|sent|submitted)|\b(?:sent|submitted)\b|beworben|bewerbungsdatum|haettu|hakupäivä|date de (?:candidature|postulation|l envoi|d envoi)|postulé le|candidaté|fecha de (?:postulación|solicitud|envío|candidatura)|data (?:d(?:i|ella|a|e) )?(?:aplikacji|wysłania|candidatura|inscrição|envio|invio)|datum (?:van )?sollicitatie|sollicitatiedatum|ansökningsdatum|応募日/,
  ],
  ['applied', /appl|beworben|haettu/],
  [
    'datePosted',
    /(?:posted|published|online) (?:on|date|since)|date (?:posted|published)|veröffentlicht|julkaistu|publié|publicad/,
  ],
  [
    'dateAdded',
    /(?:date|day|when).*(?:added|saved|found|created)|(?:added|saved|found|created) (?:on|date)|gefunden am|tallennettu|lisätty|created time|date de création|trouvé(?:e)? le|fecha de (?:alta|creación)/,
  ],
  ['submissionUrl', /application (?:portal|page|site)|portal/],
  [
    'url',
    /\burl\b|link|website|web ?page|\bweb\b|href|\bads?\b|advert|posting|listing|anzeige|linkki|ilmoitus|vacature ?link|ogłoszenie|annons|annuncio|求人url|annonce|\boffre\b|lien|enlace|anuncio/,
  ],
  ['submissionMethod', /how.*appl|method|channel|bewerbungsweg/],
  [
    'source',
    /source|found (?:via|through|at)|where.*(?:found|heard)|job ?board|platform|quelle|lähde|źródło|fonte|応募経路|plateforme|fuente|origen/,
  ],
  [
    'workplace',
    /\bremote\b|hybrid|work ?place|work (?:model|mode|arrangement|setting)|on ?site|home ?office|etätyö|télétravail|teletrabajo/,
  ],
  [
    'jobType',
    /employment|contract|full ?time|hours|\btype\b|arbeitszeit|vertragsart|työsuhde|contrat|temps de travail|jornada|contrato/,
  ],
  [
    'salary',
    /salar|\bpay\b|compens|wage|\brate\b|money|\bcomp\b|package|gehalt|verdienst|lohn|palkka|salaire|rémunération|salario|sueldo|\bctc\b|\blpa\b|wynagrodzenie|pensja|stipendio|retribuzione|\bral\b|salário|salaris|\blön\b|給与|年収|月給/,
  ],
  [
    'status',
    /where (?:at|it stands|things)|status|stage|progress|outcome|result|\bstate of|phase|\bstand\b|tila\b|vaihe|^état\b|statut|étape|avancement|estado|etapa|\bstato\b|situação|ステータス|選考状況|進捗/,
  ],
  [
    'contactInfo',
    /contact|recruiter|hiring manager|e ?mail|phone|kontakt|ansprechpartner|yhteys|who i|talked to|interlocuteur|contacto|reclutador/,
  ],
  [
    'companyName',
    /compan|employer|organi[sz]ation|\bfirm|business|unternehmen|arbeitgeber|yritys|työnantaja|société|entreprise|employeur|empresa|compañía|azienda|società|bedrijf|werkgever|företag|arbetsgivare|会社|企業/,
  ],
  [
    'jobTitle',
    /title|position|\brole\b|opening|vacancy|\bjob\b|stelle|beruf|tehtävä|ammatti|poste|intitulé|puesto|cargo|designation|stanowisko|ruolo|\bvaga\b|functie|vacature|tjänst|befattning|職種|役職|求人|\bname\b/,
  ],
  ['country', /country|\bland\b|\bmaa\b|\bpays\b|\bpaís\b/],
  ['city', /\bcity\b|\btown\b|\bstadt\b|kaupunki|\bville\b|ciudad/],
  [
    'location',
    /location|where|\bplace\b|region|office|\bort\b|\bwo\b|standort|paikka|sijainti|\blieu\b|localisation|ubicación|lugar|arbeitsort|miejscowość|miejsce|lokalizacja|\bsede\b|luogo|localização|\bplaats\b|standplaats|\bort\b|勤務地|所在地/,
  ],
  ['coverLetter', /cover ?letter|anschreiben|saatekirje|lettre de motivation|carta de presentación/],
  ['description', /descr|details|requirement|anforderung|kuvaus/],
  [
    'notes',
    /note|comment|remark|thought|feedback|misc|other|bemerk|notiz|komment|huom|remarque|observaci|notas|uwagi|notatki|osservazion|opmerking|anteckning|メモ|備考/,
  ],
];

const sampled = 200;
/** How many of the values have to fit. */
const mostly = 0.7;

const money = /(?:[$€£]|\b(?:usd|eur|gbp|cad)\b)\s?\d|\d\s?(?:[$€£]|k\b|eur\b|usd\b)/i;
const cityAndState = /^\p{Lu}[\p{L} .'’-]+,\s?(?:\p{Lu}{2}|\p{Lu}[\p{L} ]{3,})(?: \d{5})?$|^remote\b/iu;
const contact = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^\+?(?!\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$)[\d ().-]{8,}$/;
const legalForm = /\b(?:inc|llc|ltd|corp|gmbh|ag|oyj?|ab|plc)\.?$/i;
const role =
  /\b(?:engineer|developer|manager|analyst|designer|nurse|teacher|assistant|specialist|director|technician|cook|chef|driver|accountant|consultant|coordinator|intern|scientist|representative)s?\b/i;

/** Headers of dates that no field holds, such as that of the last change. */
const saysNothing = /^(?:|.{1,2}|(?:column|spalte) ?\d*|dates?|day|when|datum|pvm|päivä)$/;

/** What values tell about their column, the surest first. Days come last: they could be any date. */
const valueSigns: readonly (readonly [ImportField, (value: string) => boolean, share: number])[] = [
  ['url', (value) => /^(?:https?:\/\/|www\.)\S+$/i.test(value), mostly],
  ['contactInfo', (value) => contact.test(value), mostly],
  ['status', (value) => knownStatus(value) !== undefined, mostly],
  ['jobType', (value) => isReadable('jobType', value), mostly],
  ['salary', (value) => money.test(value) && value.length <= 60, mostly],
  ['workplace', (value) => /^(?:(?:fully )?remote|hybrid|on-?site|in[ -](?:office|person))$/i.test(value), mostly],
  ['location', (value) => cityAndState.test(value), 0.6],
  ['jobTitle', (value) => role.test(value) && value.length <= 80, 0.4],
  ['companyName', (value) => legalForm.test(value), 0.3],
  ['dateAdded', (value) => isReadable('dateAdded', value), mostly],
  ['notes', (value) => value.length > 80, 0.5],
];

/** Fields with names: a column of statuses, whatever its header, is none of them. */
const names: ReadonlySet<ImportField> = new Set(['jobTitle', 'companyName', 'location', 'city', 'state', 'country']);

/** A town with its state isn't just a town. */
const isParted = (value: string): boolean => /\p{L}, ?\p{L}/u.test(value);

const shareOf = (values: readonly string[], fits: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(fits).length / values.length;

/**
 * Guesses the field of each column: by a known header, by the words of the header, or by the values. Where the values make
 * no sense in a field, another one is tried. No two columns fill the same field.
 */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): ColumnGuess[] {
  const known = matchColumns(header);
  const valuesOf = (index: number) =>
    rows
      .slice(0, sampled)
      .map((row) => row[index]?.trim() ?? '')
      .filter(Boolean);
  const makesSense = (field: ImportField, values: readonly string[]) =>
    values.length === 0 ||
    (shareOf(values, (value) => isReadable(field, value)) >= 0.5 &&
      !(field === 'city' && shareOf(values, isParted) >= mostly) &&
      !(names.has(field) && shareOf(values, (value) => knownStatus(value) !== undefined) >= mostly));

  const guesses = new Map<number, ColumnGuess>();
  const taken = new Set<ImportField>();
  const take = (index: number, field: ImportField, from: ColumnGuess['from']) => {
    taken.add(field);
    guesses.set(index, { field, from });
  };
  for (const [index, field] of known.entries()) {
    if (field && makesSense(field, valuesOf(index))) take(index, field, 'header');
  }
  for (const [index, column] of header.entries()) {
    if (guesses.has(index)) continue;
    const name = plain(column);
    const values = valuesOf(index);
    if (isSalaryBound(column)) take(index, 'salary', 'header');
    else if (isDeadline(column) && !taken.has('deadline') && makesSense('deadline', values)) {
      take(index, 'deadline', 'header');
    } else if (belongsInNotes(column) || (values.length > 0 && shareOf(values, isFilePath) >= mostly)) {
      take(index, 'notes', 'words');
    }
    if (guesses.has(index)) continue;
    const [field] =
      headerWords.find(
        ([each, words]) => (!taken.has(each) || joinedFields.has(each)) && words.test(name) && makesSense(each, values),
      ) ?? [];
    if (field) take(index, field, 'words');
    else if (isOfDocument(column)) take(index, 'notes', 'words');
  }
  for (const index of header.keys()) {
    if (guesses.has(index)) continue;
    const values = valuesOf(index);
    const [field] =
      valueSigns.find(
        ([each, fits, share]) =>
          !taken.has(each) &&
          shareOf(values, fits) >= share &&
          (each !== 'dateAdded' || saysNothing.test(plain(header[index] ?? ''))),
      ) ?? [];
    if (field) take(index, field, 'values');
  }
  // Nothing else fits, so people see what can't be read.
  for (const [index, field] of known.entries()) {
    if (field && !taken.has(field) && !guesses.has(index)) take(index, field, 'header');
  }
  return header.map((_, index) => guesses.get(index) ?? { field: undefined, from: 'nothing' });
}
