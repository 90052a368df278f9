import { isDateText } from '../lines/dates';
import type { SourceLine } from '../lines/source-line';

/** What a label at the start of a line announces. */
export type FactKind = 'title' | 'organization' | 'dates' | 'place' | 'tools' | 'major' | 'grade';

/** Labels in the languages of résumés, without accents. */
const labels: Readonly<Record<FactKind, string>> = {
  title:
    'title|job title|role|position|position held|designation|occupation|occupation or position held|degree|course|class|examination|exam|standard|program|qualification|title of qualification awarded|occupation or position|lavoro o posizione ricoperti|lavoro o posizione ricoperta|tipo di impiego|qualifica conseguita|titolo della qualifica rilasciata|profesion o cargo desempenado|titulo de la cualificacion obtenida|titulo da qualificacao atribuida|designacao da qualificacao atribuida|funcao ou cargo ocupado|fonction ou poste occupe|intitule du certificat ou diplome delivre|beruf oder funktion|bezeichnung der erworbenen qualifikation|rolle|funktion|position|abschluss|puesto|cargo|puesto desempenado|titulo|titulo obtenido|titulacion|poste|fonction|diplome|ruolo|posizione|titolo|titolo di studio|funcao|curso|functie|opleiding|stanowisko|kierunek|befattning|examen|tehtava|tutkinto',
  organization:
    'company|company name|employer|name of employer|name and address of employer|name and type of organisation providing education and training|name and type of institution|nome e indirizzo del datore di lavoro|nome e tipo di istituto di istruzione o formazione|nome e tipo d organizzazione erogatrice dell istruzione e formazione|nombre y direccion de la empresa o empleador|nombre y direccion del empleador|nombre y tipo de organizacion que ha impartido la educacion o la formacion|nome e endereco do empregador|nome e tipo da organizacao de ensino ou formacao|nom et adresse de l employeur|nom et type de l etablissement d enseignement ou de formation|name und adresse des arbeitgebers|name und art der bildungs oder ausbildungseinrichtung|organization|organisation|client|client name|customer|institution|institute|school|college|university|board|name of institution|name of institute|name of school|issuer|issued by|unternehmen|arbeitgeber|firma|kunde|schule|hochschule|empresa|empleador|cliente|centro|institucion|entreprise|employeur|societe|client|etablissement|azienda|datore di lavoro|istituto|cliente|empregador|instituicao|bedrijf|werkgever|klant|school|pracodawca|klient|uczelnia|foretag|arbetsgivare|kund|skola|tyonantaja|yritys|asiakas|oppilaitos',
  dates:
    'date|dates|date da a|dates from to|fechas de a|datas de a|dates de a|datum von bis|datas|fechas|duration|period|time period|timeline|year|years|year of passing|year of|passing|passing year|graduation|graduation date|date of graduation|zeitraum|dauer|datum|jahr|fecha|fechas|periodo|duracion|ano|dates|date|periode|duree|annee|data|durata|anno|data|duracao|periode|duur|jaar|okres|rok|period|tid|ar|aika|kesto|vuosi',
  place:
    'location|place|city|ort|standort|arbeitsort|lugar|ubicacion|ciudad|lieu|ville|luogo|sede|citta|local|plaats|locatie|lokalizacja|miejsce|plats|sijainti|paikka',
  tools:
    'environment|technology|technologies|technologies used|technology used|tools|tools used|tools and technologies|tech|tech stack|stack|built with|keywords|umgebung|technologien|werkzeuge|entorno|tecnologias|herramientas|environnement|environnement technique|outils|tecnologie|strumenti|ferramentas|technologieen|narzedzia|technologie|teknik|tekniker|verktyg|teknologiat|tyokalut',
  major:
    'major|field of study|subject|specialization|specialisation|discipline|branch|stream|studienfach|schwerpunkt|especialidad|specialite|indirizzo',
  grade:
    'grade|gpa|cgpa|votazione|voto finale|voto di diploma|nota final|note finale|gesamtnote|score|marks|percentage|percent|aggregate|result|note|nota|voto|cijfer|ocena|betyg|arvosana',
};

const kinds = new Map<string, FactKind>();
for (const [kind, list] of Object.entries(labels)) {
  for (const label of list.split('|')) kinds.set(label, kind as FactKind);
}

/** What a label means; undefined when it's none. The first known name decides in "School / College". */
export function factKindOf(label: string): FactKind | undefined {
  for (const name of [label, ...label.split('/')]) {
    const kind = kinds.get(plainLabel(name));
    if (kind) return kind;
  }
  return undefined;
}

const plainLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

const labelPattern = /^([\p{L} /()-]{2,40}?)\s*:\s*(?=\S)/u;

/** The label at the start of a text, such as "Client: " of "Client: Acme"; empty when no known one is there. */
export function leadingLabel(text: string): string {
  const found = labelPattern.exec(text);
  return found?.[1] !== undefined && factKindOf(found[1]) ? found[0] : '';
}

/** "Client: Acme" as what it says; undefined for a line without a known label. */
export function labeledFact({
  cells: [cell, ...others],
  isBullet,
}: SourceLine): { readonly kind: FactKind; readonly text: string } | undefined {
  const [value] = others;
  const beside =
    cell && value && others.length === 1 && !isBullet ? factKindOf(cell.text.replace(/\s*:$/, '')) : undefined;
  if (cell && value && beside && (beside === 'dates' || !isDateText(value.text)))
    return { kind: beside, text: value.text };
  const label = cell && !isBullet ? leadingLabel(cell.text) : '';
  const kind = label === '' ? undefined : factKindOf(label);
  if (!cell || !kind || others.length > 0) return undefined;
  return { kind, text: cell.text.slice(label.length).trim() };
}
