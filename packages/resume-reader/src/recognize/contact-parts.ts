import { completeAddress } from '@keepmark/resume-document/addresses';
import type { ResumeDocument } from '@keepmark/resume-document';
import { type SourceLine, type SourceRun, lineText } from '../lines/source-line';
import { isPostalAddress } from './address-lines';
import { betweenParts, label } from './contact-labels';
import { isKnownCity } from './known-cities';
import { isPlace } from './places';

export type Contact = Pick<ResumeDocument, 'name' | 'headline' | 'phone' | 'email' | 'location' | 'links'>;

interface ContactPart {
  readonly text: string;
  readonly href: string;
}

export const email = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
export const phone = /(?:\(?\+|\(|\b)\d[\d\s().\-–/]{6,}\d(?:\s*(?:x|ext\.?)\s*\d+)?/;
export const address =
  /(?:https?:\/\/|www\.)[^\s|•·,;]+|\b(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|ai|co|edu|gov|info|app|xyz|tech|page|site|name|studio|design|online|blog|art|works|cloud|digital|agency|pro|bio|de|fr|es|it|pt|nl|pl|se|fi|at|ch|uk|ca|us|in|br|eu|be|cz|no|dk|ie|au|nz|jp|cn)\b(?:\/[^\s|•·,;]*)?/i;
/** An address in a domain that few have, and nothing else. */
const bareAddress = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?:\/\S*)?$/;

export const hasContact = (line: SourceLine): boolean => {
  const text = lineText(line);
  return (
    email.test(text) ||
    address.test(text) ||
    phone.test(text) ||
    line.cells.some(({ runs }) => runs.some(({ href }) => href !== ''))
  );
};

/** The pieces of a line between separators, links apart. */
export function partsOf({ cells }: SourceLine): ContactPart[] {
  return cells.flatMap(({ runs }) => {
    const parts: { text: string; href: string }[] = [];
    for (const run of splitRuns(runs)) {
      const last = parts.at(-1);
      if (run.text === '\n') parts.push({ text: '', href: '' });
      else if (last && (last.href === run.href || last.text.trim() === '' || run.text.trim() === '')) {
        last.text += run.text;
        last.href ||= run.text.trim() === '' ? '' : run.href;
      } else parts.push({ text: run.text, href: run.href });
    }
    return parts.filter(({ text }) => text.trim() !== '').map(({ text, href }) => ({ text: text.trim(), href }));
  });
}

const splitRuns = (runs: readonly SourceRun[]): { readonly text: string; readonly href: string }[] =>
  runs.flatMap(({ text, href }) =>
    text.split(betweenParts).flatMap((part, index) =>
      index === 0
        ? [{ text: part, href }]
        : [
            { text: '\n', href: '' },
            { text: part, href },
          ],
    ),
  );

/** "P.O. Box 4417-00200" looks like a number to call. */
const addressLabel = /^(?:a\s*:|address|location|adresse|anschrift|direcci[oó]n|indirizzo|wohnort|domicilio)/i;
/** "Home" stands before an address or a number to call. */
const homeLabel = /^home/i;

/** Puts a piece into the field it fits. What is left of it stays unplaced. */
export function place(
  { text: given, href }: ContactPart,
  contact: { -readonly [Key in keyof Contact]: Contact[Key] },
): boolean {
  // Icons are letters of a font, too.
  const text = given.replace(label, '').replaceAll(/^[\p{So}\p{Co}\s]+|[\p{So}\p{Co}\s]+$/gu, '');
  const kind = label.exec(given)?.[0] ?? '';
  const foundEmail =
    email.exec(text)?.[0] ??
    (href.startsWith('mailto:') ? decodeURIComponent(href.slice(7).split('?')[0] ?? '') : undefined);
  if (foundEmail !== undefined) {
    if (contact.email !== '') return contact.email === foundEmail;
    contact.email = foundEmail;
    const rest = text.replace(foundEmail, '').replace(/^[\s,;/]+|[\s,;/]+$/g, '');
    return rest === '' || /^e-?mail$/i.test(rest) || place({ text: rest, href: '' }, contact);
  }
  if (href !== '' && !href.startsWith('tel:')) return addLink(contact, href, text);
  const foundAddress = bareAddress.exec(text) ?? address.exec(text);
  if (foundAddress) {
    const rest = text.replace(foundAddress[0], '').replace(/^[\s,;:/-]+|[\s,;:/-]+$/g, '');
    // "github.com/ada (Portfolio)"
    const name = /^\((\p{L}[\p{L} ]*)\)$/u.exec(rest)?.[1];
    const shown = kind ? foundAddress[0] : text;
    addLink(contact, completeAddress(foundAddress[0].replace(/[.)]$/, '')), name ?? shown);
    return rest === '' || name !== undefined || place({ text: rest, href: '' }, contact);
  }
  const isAddress = addressLabel.test(kind) || (homeLabel.test(kind) && !phone.test(text));
  // A postal code looks like a number to call, too: "Lisbon 1100-053", "Austin, TX 78701-1234".
  const endsWithCode = /\s(?:\d{4}-\d{3}|\d{5}-\d{4})$/.test(text);
  if (contact.location === '' && (isAddress || (endsWithCode && isPostalAddress(text)))) {
    contact.location = text;
    return true;
  }
  const foundPhone = phone.exec(text)?.[0];
  if (foundPhone !== undefined && (foundPhone.match(/\d/g)?.length ?? 0) >= 7 && contact.phone === '') {
    contact.phone = foundPhone.trim();
    const rest = text
      .replace(foundPhone, '')
      .replace(/^[\s,;/:]+|[\s,;/:]+$/g, '')
      .replace(/^(?:\(?(?:mobile|home|work|cell|phone)\)?)$/i, '');
    return rest === '' || place({ text: rest, href: '' }, contact);
  }
  if (contact.location === '' && text !== '' && (isPlace(text) || isPostalAddress(text) || isKnownCity(text))) {
    contact.location = text;
    return true;
  }
  return text === '';
}

function addLink(contact: { links: Contact['links'] }, url: string, text: string): boolean {
  const isAddress = address.test(text) || text === '' || sameSite(url, text);
  const known = contact.links.find((link) => link.url === url);
  const linkLabel = isAddress ? '' : text;
  if (known) {
    if (linkLabel !== '' && known.label !== linkLabel) {
      contact.links = contact.links.map((link) =>
        link === known ? { url, label: [link.label, linkLabel].filter(Boolean).join(' ') } : link,
      );
    }
    return true;
  }
  contact.links = [...contact.links, { label: linkLabel, url }];
  return true;
}

/** The text is the address or, where a line was broken, a part of it. */
const sameSite = (url: string, text: string): boolean => {
  const part = text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return (
    part.length > 3 &&
    /[./-]/.test(part + url) &&
    url.toLowerCase().includes(part) &&
    (part.includes('.') ||
      !/^https?:\/\/[^/]+\/(?:in\/)?[^/]+\/?$/.test(url) ||
      (part.length > 3 && url.toLowerCase().replace(/\/$/, '').endsWith(`-${part}`)))
  );
};
