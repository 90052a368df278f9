import { completeAddress } from '../json-resume/item-parts';
import type { ResumeDocument, ResumeLink } from '../resume-document';
import { type SourceLine, type SourceRun, lineText } from '../import/source-line';
import { isPostalAddress, withWholeAddresses } from './address-lines';
import { bareLabel, betweenParts, headlineLabel, isFurniture, label, nameLabel, personalData } from './contact-labels';
import { withFormLabels } from './form-labels';
import { isPlace } from './places';
import { isJobTitle } from './words';

type Contact = Pick<ResumeDocument, 'name' | 'headline' | 'phone' | 'email' | 'location' | 'links'>;

export interface ReadContact extends Contact {
  /** Long texts of the header: a summary without a heading. */
  readonly paragraphs: readonly SourceLine[];
  readonly unplaced: readonly string[];
}

const email = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const phone = /(?:\(?\+|\(|\b)\d[\d\s().\-–/]{6,}\d(?:\s*(?:x|ext\.?)\s*\d+)?/;
const address =
  /(?:https?:\/\/|www\.)[^\s|•·,;]+|\b(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|ai|co|edu|gov|info|app|xyz|tech|page|site|name|studio|design|online|blog|art|works|cloud|digital|agency|pro|bio|de|fr|es|it|pt|nl|pl|se|fi|at|ch|uk|ca|us|in|br|eu|be|cz|no|dk|ie|au|nz|jp|cn)\b(?:\/[^\s|•·,;]*)?/i;
/** An address in a domain that few have, and nothing else. */
const bareAddress = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?:\/\S*)?$/;

/** "Name" with the person's name beside it, as forms have it. */
function labeledName({ cells: [first, second] }: SourceLine): string | undefined {
  const found = first && nameLabel.exec(first.text);
  if (!found) return undefined;
  const name = first.text.slice(found[0].length).trim() || second?.text.trim();
  return name !== undefined && /^\p{L}[\p{L}\s'’.-]+$/u.test(name) ? name : undefined;
}

/** Name, headline and contact data of a header or of a contact section. @param hasName whether a name is expected */
export function readContact(given: readonly SourceLine[], hasName: boolean): ReadContact {
  const lines = withWholeAddresses(withFormLabels(given));
  const isForm = lines.some((line) => labeledName(line) !== undefined);
  const nameLine = hasName && !isForm ? findName(lines) : undefined;
  const nameBelow = secondNameLine(lines, nameLine);
  const contact = { name: '', headline: '', phone: '', email: '', location: '', links: [] as ResumeLink[] };
  const paragraphs: SourceLine[] = [];
  const unplaced: string[] = [];
  let isAfterName = nameLine === undefined;
  for (const line of lines) {
    const text = lineText(line);
    const formName = contact.name === '' && line !== nameLine ? labeledName(line) : undefined;
    if (formName !== undefined) {
      contact.name = nameCase(formName);
      isAfterName = true;
      continue;
    }
    const [first, second] = line.cells;
    if (first && second && personalData.test(first.text)) {
      unplaced.push(`${first.text.replace(/\s*:$/, '')}: ${second.text.replace(/^:\s*/, '')}`);
      continue;
    }
    if (second && contact.headline === '' && line !== nameLine && headlineLabel.test(first?.text ?? '')) {
      contact.headline = second.text;
      continue;
    }
    if (line === nameLine) {
      isAfterName = true;
      const [whole, ...others] = partsOf(line);
      const { name, title } = withoutTitle(whole?.text ?? '');
      contact.name = nameCase(name);
      contact.headline = title;
      for (const part of others) if (!place(part, contact)) unplaced.push(part.text);
      continue;
    }
    if (!hasContact(line) && !isPostalAddress(text) && text.length > 75 && isAfterName) {
      paragraphs.push(line);
      continue;
    }
    const rest: string[] = [];
    for (const part of partsOf(line)) {
      if (personalData.test(part.text)) unplaced.push(part.text);
      else if (!place(part, contact)) rest.push(part.text.trim());
    }
    const left = rest.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' | ');
    if (left === '') continue;
    // "Telephone" in a column of its own says nothing about the person.
    if (bareLabel.test(left)) {
      unplaced.push(left);
      continue;
    }
    if (line === nameBelow) {
      contact.name = nameCase(`${contact.name}${contact.name.endsWith('-') ? '' : ' '}${left}`);
      continue;
    }
    const above = paragraphs.at(-1);
    if (above && lines.indexOf(line) === lines.indexOf(above) + 1 && !hasContact(line)) paragraphs.push(line);
    else if (
      hasName &&
      isAfterName &&
      contact.headline === '' &&
      left.length <= 110 &&
      !left.endsWith('.') &&
      !isFurniture(left)
    )
      contact.headline = left;
    else unplaced.push(left);
  }
  return { ...contact, paragraphs, unplaced };
}

interface Part {
  readonly text: string;
  readonly href: string;
}

/** The line with the largest letters, else the first one that could be a name. */
function findName(lines: readonly SourceLine[]): SourceLine | undefined {
  const named = lines.filter((line) => !isFurniture(lineText(line)));
  const title = named.find(({ level }) => level === 0) ?? named.find(({ level }) => level !== undefined);
  if (title) return title;
  const candidates = lines.filter((line) => {
    const [cell] = line.cells;
    return (
      cell &&
      !line.isBullet &&
      /\p{L}{2}/u.test(cell.text) &&
      cell.text.length <= 60 &&
      !email.test(cell.text) &&
      !address.test(cell.text) &&
      !/\d{3}/.test(cell.text) &&
      !isFurniture(cell.text)
    );
  });
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  return candidates.find(({ size }) => size === largest);
}

/** A long name goes on below in the same large letters: "Maria Delgado-" and "Ruiz", "ANNA" and "KOVÁCS". */
function secondNameLine(lines: readonly SourceLine[], name: SourceLine | undefined): SourceLine | undefined {
  const below = name && lines[lines.indexOf(name) + 1];
  if (
    !below ||
    below.style !== name.style ||
    below.size !== name.size ||
    name.cells.length > 1 ||
    below.cells.length > 1
  )
    return undefined;
  const others = lines.filter((line) => line !== name && line !== below);
  const isLarge = others.every(({ size }) => size < name.size - 1);
  const [text, more] = [lineText(name), lineText(below)];
  const isPart = text.endsWith('-') || (others.length > 0 && !/\s/.test(text.trim()) && !/\s.*\s/.test(more.trim()));
  return isLarge && isPart && /^\p{L}[\p{L}\s'’.-]*$/u.test(more) ? below : undefined;
}

/** "Ana Ruiz, Registered Nurse" as name and headline. "Ana Ruiz, RN, PhD" is a name with degrees. */
function withoutTitle(text: string): { readonly name: string; readonly title: string } {
  const [, name = text, title = ''] = /^(\p{L}[^,]*\s[^,]+),\s+(.*\p{Ll}{2}.*)$/u.exec(text) ?? [];
  return title !== '' && isJobTitle(title) ? { name, title } : { name: text, title: '' };
}

/** A name in capitals as people write it. */
const nameCase = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text
        .toLowerCase()
        .replaceAll(/(?<![\p{L}'’])\p{L}|(?<=[-'’])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());

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
function partsOf({ cells }: SourceLine): Part[] {
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
const addressLabel = /^(?:address|location|adresse|anschrift|direcci[oó]n|indirizzo|wohnort|domicilio)/i;

/** Puts a piece into the field it fits. What is left of it stays unplaced. */
function place({ text: given, href }: Part, contact: { -readonly [Key in keyof Contact]: Contact[Key] }): boolean {
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
  if (contact.location === '' && addressLabel.test(kind)) {
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
  if (contact.location === '' && text !== '' && (isPlace(text) || isPostalAddress(text))) {
    contact.location = text;
    return true;
  }
  return text === '';
}

function addLink(contact: { links: readonly ResumeLink[] }, url: string, text: string): boolean {
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
