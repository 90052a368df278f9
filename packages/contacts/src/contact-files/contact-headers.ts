/** The column names of each field, the likeliest first: ours, and those of address books and spreadsheets. */
export const headers = {
  name: [
    'name',
    'full name',
    'display name',
    'contact',
    'ansprechpartner',
    'anzeigename',
    'vollständiger name',
    'nom complet',
    'nombre completo',
    'imię i nazwisko',
    '氏名',
    '表示名',
  ],
  // In Outlook, "Title" is "Dr.".
  title: [
    'job title',
    'position',
    'organization title',
    'organization 1 title',
    'role',
    'arbeitstitel',
    'funktion',
    'titre du poste',
    'poste',
    'fonction',
    'puesto',
    'cargo',
    'posizione',
    'qualifica',
    'functie',
    'befattning',
    'stanowisko',
    '役職',
    'title',
  ],
  companyName: [
    'company',
    'company name',
    'organization',
    'organization name',
    'organization 1 name',
    'employer',
    'associated company',
    'firma',
    'unternehmen',
    'organisation',
    'société',
    'entreprise',
    'organización',
    'empresa',
    'compañía',
    'società',
    'azienda',
    'bedrijf',
    'företag',
    '会社名',
    '会社',
  ],
  url: ['link'],
  contactType: ['kind', 'type', 'contact type'],
  dateLastContacted: ['last contacted'],
  nextStep: ['next step'],
  dateNextStep: ['next step on'],
  notes: [
    'notes',
    'note',
    'comments',
    'notizen',
    'bemerkung',
    'bemerkungen',
    'remarques',
    'notas',
    'commenti',
    'notities',
    'anteckningar',
    'uwagi',
    'notatki',
    'メモ',
  ],
  firstName: [
    'first name',
    'given name',
    'first',
    'vorname',
    'prénom',
    'nombre',
    'nome',
    'voornaam',
    'förnamn',
    'imię',
    '名',
  ],
  middleName: [
    'middle name',
    'additional name',
    'middle',
    'weitere vornamen',
    'deuxième prénom',
    'segundo nombre',
    'secondo nome',
    'tweede naam',
  ],
  lastName: [
    'last name',
    'family name',
    'surname',
    'last',
    'nachname',
    'nom',
    'nom de famille',
    'apellidos',
    'apellido',
    'cognome',
    'sobrenome',
    'apelido',
    'achternaam',
    'efternamn',
    'nazwisko',
    '姓',
  ],
} as const;
export type Field = keyof typeof headers;

export const emailHeader =
  /^(?:e ?mail(?: \d)?(?: value| address| adresse)?|e ?mail \d? ?(?:value|address|adresse)|(?:primary|secondary|alternate|work|home|other|business|personal) e ?mail(?: address)?(?: \d)?|(?:primäre|sekundäre|zweite) e mail adresse|mail|courriel|adresse (?:de messagerie|e mail|mail)(?: \d)?|(?:dirección de )?correo(?: electrónico)?(?: \d)?|indirizzo (?:di )?posta elettronica(?: \d)?|endereço de (?:e ?mail|correio eletrônico)(?: \d)?|e ?mailadres(?: \d)?|e postadress(?: \d)?|adres e ?mail|電子メール アドレス(?: \d)?|メール(?:アドレス)?)$/;
export const phoneHeader =
  /^(?:(?:business|home|mobile|company main|primary|other|car|work|cell) )*phone(?: number)?(?: \d)?(?: value)?$|^(?:mobile|cell)(?: number)?$|^telefon\b|^mobiltelefon|^mobil(?: tel nr)?$|^handy(?:nummer)?$|^t[eé]l (?:dienstlich|privat|mobile|bureau|domicile)|^weiteres telefon|^téléphone\b|^portable$|^teléfono\b|^móvil$|^telefono\b|^cellulare$|^(?:telefone|celular|telemóvel)\b|^mobiele telefoon$|^telefoon\b|^komórka$|^(?:携帯|会社|自宅)電話(?: \d)?$|^電話(?:番号)?$/;
export const linkHeader =
  /^(?:url|link|web|web ?site|website \d(?: value)?|(?:personal |business )?web ?(?:page|site)(?: \d)?|home ?page|(?:linkedin|profile)(?: (?:url|profile|link))?|webseite(?: \d)?|internetseite|page web|sitio web|página web|pagina web|webbplats|strona www|web ページ)$/;
/** Columns that say nothing about a person. */
export const emptyHeader =
  /\b(?:label|photo|phonetic|file as|labels|group membership|initials|initialen|angezeigter name|display name|e ?mail type|e ?mail \d type|mail typ)\b|^(?:priority|private|sensitivity|gender|privat|priorit\u00E4t|vertraulichkeit|geschlecht|phone \d type)$/;

const plainPhones: ReadonlySet<string> = new Set(['home', 'work', 'mobile', 'other']);

/** Whether a header means phone numbers beside others: Yahoo calls them "Home", "Work", and "Mobile". */
export const isPhoneAmong = (name: string, names: readonly string[]): boolean =>
  plainPhones.has(name) && names.filter((each) => plainPhones.has(each)).length > 1;

/** The names of a person in the order of their language. */
export const isFamilyNameFirst = (lastNameHeader: string): boolean => lastNameHeader.trim() === '姓';
