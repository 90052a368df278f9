import { type CapturedContact, emailPattern } from '@keepmark/contracts';
import { oneLine } from '../../../posting-text/posting-text';
import { hasLegalForm } from './company-score';
import { hasRole } from './title-words';

const maxCharacters = 60_000;
const maxRows = 900;

export const greeting =
  /^(?:hi|hello|dear|hey|good (?:morning|afternoon|evening)|greetings|hallo|guten (?:tag|morgen|abend)|moin|servus|liebe[rs]?|sehr geehrte[rs]?|werte[rs]?|hei|bonjour|hola)\b.{0,60}[,!]$/iu;
export const signOff =
  /^(?:(?:(?:kind|best|warm(?:est)?|many|with kind) ?(?:regards|wishes)|regards|best|thanks(?: so much| again| in advance)?|thanks (?:&|and) (?:kind |best )?regards|many thanks|thank you(?: for your time)?|cheers|sincerely|yours (?:sincerely|truly|faithfully)|all the best|talk soon|(?:viele|beste|liebe|herzliche|freundliche|schöne) grüße|beste grüsse|mit (?:freundlichen|besten|herzlichen) grü(?:ß|ss)en|mfg|lg|vg|cordialement|saludos)[,.!]?|--)$/iu;

/** "On Mon, 23 Nov 2026 at 10:12, Sam <sam@mail.example> wrote:", and what other programs write above a message that is answered. */
const answered =
  /^(?:On .{4,150} wrote:|Am .{4,150} schrieb.{0,120}:|Le .{4,150} a écrit ?:|-{2,}\s?(?:Original Message|Ursprüngliche Nachricht|Message d.origine)\s?-{2,})$/i;
/** "On Mon, 23 Nov 2026 Sam <sam@mail.example> wrote:" as the header of what follows. */
const answeredTop = /^[^\n]{0,200}$(?<=(?:wrote|écrit ?|schrieb[^\n]{0,120}):)/;
const header = /^(?:from|von|de)\s?:\s?\S/i;
const otherHeader = /^(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet)\s?:/i;
const forwarded = /^-{2,}\s?(?:Forwarded message|Weitergeleitete Nachricht)\s?-{2,}$|^Begin forwarded message:$/i;

/** A message that somebody wrote, such as a recruiter's email. */
export interface Message {
  /** What its sender wrote, with the headers above; without the messages that it answers. */
  readonly own: string;
  /** The messages that this one answers, without their marks. */
  readonly answered: string;
  /** Its rows from the greeting to the signature. */
  readonly body: readonly string[];
  /** Whether it greets somebody. */
  readonly isLetter: boolean;
  /** The rows of the signature. */
  readonly signature: readonly string[];
  /** Who sent it, as its header says: "Dana Ruiz <dana@acme.example>". */
  readonly sender: string;
}

/** A message, if a text is one: with a greeting, or the headers of an email. Undefined for any other text. */
export function messageIn(text: string): Message | undefined {
  const rows = text.slice(0, maxCharacters).split('\n', maxRows);
  const plain = rows.map((row) => oneLine(row, 400));
  const end = endOfOwn(plain);
  const own = plain.slice(0, end);
  const greetedAt = own.findIndex((row) => greeting.test(row));
  const headers = own.filter(
    (row, index) => header.test(row) && own.slice(index + 1, index + 6).some((next) => otherHeader.test(next)),
  );
  const address = own.slice(0, greetedAt === -1 ? 0 : greetedAt).find((row) => senderLine.test(row));
  if (greetedAt === -1 && headers.length === 0) return undefined;
  const start = greetedAt === -1 ? own.findLastIndex((row) => header.test(row) || otherHeader.test(row)) : greetedAt;
  const signedAt = own.findIndex((row, index) => index > start && signOff.test(row));
  const bodyEnd = signedAt === -1 ? own.length : signedAt;
  return {
    own: rows.slice(0, end).join('\n'),
    answered: rows
      .slice(end)
      .map((row) => row.replace(/^[>\s]{1,20}/, ''))
      .join('\n')
      .replace(answeredTop, ''),
    isLetter: greetedAt !== -1,
    body: own.slice(start + 1, bodyEnd),
    signature: own.slice(bodyEnd + 1, bodyEnd + 1 + signatureRows),
    sender: (headers.at(-1) ?? address ?? '').replace(/^[^:<]{1,10}:\s?/, ''),
  };
}

const signatureRows = 12;
/** "Dana Ruiz <dana@acme.example>", as mail programs show it above a message. */
const senderLine = /^\p{Lu}[^<>@]{1,60} <[^<>@\s]+@[^<>@\s]+>$/u;

/** The row at which the messages that this one answers start. In a forwarded one, the message is below. */
function endOfOwn(rows: readonly string[]): number {
  const forwardedAt = rows.findLastIndex((row) => forwarded.test(row));
  const from = forwardedAt === -1 ? 0 : forwardedAt + 1;
  let hasText = false;
  for (const [index, row] of rows.entries()) {
    if (index < from) continue;
    const isHeader = header.test(row) && rows.slice(index + 1, index + 4).some((next) => otherHeader.test(next));
    if (hasText && (answered.test(row) || row.startsWith('>') || isHeader)) return index;
    if (row.length > 20 && !isHeader && !otherHeader.test(row)) hasText = true;
  }
  return rows.length;
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const fullName =
  /^(?:(?:i\. ?[AV]\.|ppa\.|Dr\.|Prof\.|Dipl\.-\p{L}+\.?) ?)*(\p{Lu}[\p{L}'’.-]{0,30}(?: (?:(?:von|van|de|den|der|la|da|di|al|el|y|zu) ){0,2}\p{Lu}[\p{L}'’.-]{0,30}){1,4})$/u;
const firstName = /^(\p{Lu}\p{Ll}{1,20})$/u;
const noName =
  /\b(?:team|recruit\w*|talent|staffing|group|people|hr|human|resources|careers?|jobs?|department|partners?|solutions|consulting|services|personal\w*|abteilung|office|regards|sent from|von meinem)\b/i;
const phone = /(?<![\w/.@-])(?:\+|\(?0|\(\d|\d{3}[ .-])(?:[\d ()./-]|\u00A0){5,22}\d(?![\w@]|-\d)/g;
const fax = /\bfax\b/i;

/** A person's name as a line by itself. */
const nameIn = (row: string): string => {
  const plain = row.split(/\s*[|,•·]\s*/)[0] ?? '';
  const [, name = ''] = fullName.exec(plain) ?? [];
  return name === '' || noName.test(name) || hasRole(name) || hasLegalForm(name) ? '' : name;
};

/** The numbers of phones in a line; a fax is none. */
function phonesIn(row: string): string[] {
  return [...row.matchAll(phone)].flatMap(({ 0: text, index }) => {
    const digits = text.replaceAll(/\D/g, '').length;
    const before = row.slice(Math.max(0, index - 12), index);
    const isDate = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/.test(text.trim());
    return digits < 7 || digits > 15 || isDate || fax.test(before) ? [] : [text.trim()];
  });
}

const isIn = (part: string, addresses: string): boolean =>
  part.length > 2 && (addresses.split('@')[0] ?? '').includes(part.toLowerCase());

/** Who wrote a message: the name, address and phone in its header and signature. Undefined if they name nobody. */
export function contactIn({ body, signature, sender }: Message): CapturedContact | undefined {
  const [, shown = '', ownAddress = ''] = /^"?([^"<>]*?)"?\s*<([^<>\s]+)>/.exec(sender) ?? ['', '', sender.trim()];
  const senderName = nameIn(/^[^,]+, [^,]+$/.test(shown) ? shown.split(', ').toReversed().join(' ') : shown);
  const names = signature.map(nameIn).filter(Boolean);
  const written = signature
    .flatMap((row) => row.match(email) ?? [])
    .join(' ')
    .toLowerCase();
  // A company may be above the name, but the address is the person's.
  const ofAddress = names.find((name) => written !== '' && name.split(' ').some((part) => isIn(part, written)));
  const signed = ofAddress ?? names[0] ?? firstName.exec(signature.find(Boolean) ?? '')?.[1] ?? '';
  // Somebody else's signature is below a message that was passed on.
  const isOther =
    senderName !== '' && signed !== '' && !senderName.split(' ').some((part) => signed.split(' ').includes(part));
  const rows = isOther ? [] : signature;
  const addresses = [...new Set(rows.flatMap((row) => row.match(email) ?? []))];
  const inBody = [...new Set(body.flatMap((row) => row.match(email) ?? []))];
  const address =
    (emailPattern.test(ownAddress) ? ownAddress : '') || addresses[0] || (inBody.length === 1 ? inBody[0] : '') || '';
  const name = senderName || signed;
  const number =
    rows.flatMap(phonesIn)[0] ??
    body
      .filter((row) => /\b(?:call|text|phone|reach|erreich\p{L}*|ruf\p{L}*|telefon\p{L}*|tel)\b/iu.test(row))
      .flatMap(phonesIn)[0] ??
    '';
  if (name === '' && address === '' && number === '') return undefined;
  return { name: name.slice(0, 200), email: address.slice(0, 320), phone: number.slice(0, 50) };
}

const link = /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]]{4,2000}/gi;
/** Where one meets, writes, or stops writing; a person's own page; files. */
const noPosting =
  /^(?:[\w-]+\.)*(?:calendly\.com|cal\.com|savvycal\.com|zoom\.us|meet\.google\.com|teams\.microsoft\.com|whereby\.com|facebook\.com|instagram\.com|twitter\.com|x\.com|youtube\.com|youtu\.be|wa\.me|t\.me|goo\.gl|maps\.app\.goo\.gl)$|^(?:outlook\.office|meetings\.|calendar\.|schedule\.|book\.)/i;
const noPostingPath =
  /unsubscribe|abmeld|opt-?out|preferences|privacy|datenschutz|impressum|signature|\.(?:png|jpe?g|gif|svg|ics|vcf)$|^\/(?:in|profile|pub)\/|^\/company\/[^/]+\/?$|\/maps\b/i;
const aboutPosting =
  /\bjobs?\b|\bdescription\b|\bappl(?:y|ication)\b|\bposting\b|\brole\b|\bposition\b|\bdetails\b|stelle|anzeige|ausschreibung|karriere|careers?\b|vacanc|bewerb|mehr dazu|opening/i;

const spacedPath = (pathname: string): string => pathname.replaceAll(/[/_-]/g, ' ');

/** The address of the posting that a message is about; empty if it names none, or several. */
export function postingLinkIn({ body }: Message): string {
  const found = body.flatMap((row, index) =>
    [...row.matchAll(link)].flatMap(({ 0: text }) => {
      const address = text.replace(/[.,;:!?*>]+$/, '');
      const full = /^www\./i.test(address) ? `https://${address}` : address;
      if (!URL.canParse(full)) return [];
      const { hostname, pathname, search, href } = new URL(full);
      const isHome = pathname === '/' && search === '';
      if (isHome || noPosting.test(hostname) || noPostingPath.test(pathname)) return [];
      const context = `${body[index - 1] ?? ''} ${row}`;
      return [
        { href, isNamed: aboutPosting.test(context.replaceAll(link, ' ')) || aboutPosting.test(spacedPath(pathname)) },
      ];
    }),
  );
  const only = (links: typeof found) =>
    new Set(links.map(({ href }) => href)).size === 1 ? links[0]?.href : undefined;
  return only(found) ?? only(found.filter(({ isNamed }) => isNamed)) ?? '';
}
