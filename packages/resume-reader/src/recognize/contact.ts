import type { ResumeLink } from '@keepmark/resume-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { isPostalAddress, withWholeAddresses } from './address-lines';
import { bareLabel, headlineLabel, isFurniture, otherLabel, personalData } from './contact-labels';
import { type Contact, hasContact, partsOf, phone, place } from './contact-parts';
import { withFormLabels } from './form-labels';
import { goesOn } from './join-lines';
import { isCityName, isPlace } from './places';
import { withColumnsApart } from './header-columns';
import { findName, labeledName, nameCase, secondNameLine, withoutTitle } from './person-name';

export interface ReadContact extends Contact {
  /** Long texts of the header: a summary without a heading. */
  readonly paragraphs: readonly SourceLine[];
  readonly unplaced: readonly string[];
}

/** Name, headline and contact data of a header or of a contact section. @param hasName whether a name is expected */
export function readContact(given: readonly SourceLine[], hasName: boolean): ReadContact {
  const lines = withWholeAddresses(withFormLabels(hasName ? withColumnsApart(given) : given));
  const reader = new ContactReader(lines, hasName);
  for (const line of lines) reader.add(line);
  return { ...reader.contact, paragraphs: reader.paragraphs, unplaced: reader.unplaced };
}

const network =
  /^(?:skype|instagram|twitter|facebook|whatsapp|telegram|portfolio|behance|dribbble|medium|orcid|youtube)/i;

/** Lines of paragraphs of two lines or more, which are sentences rather than contact data. */
function wrappedLines(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const wrapped = new Set<SourceLine>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isWrapped =
      above !== undefined &&
      line.hadNoRoom === true &&
      line.style === above.style &&
      [above, line].every((one) => one.cells.length === 1 && !hasContact(one)) &&
      lineText(above).split(' ').length >= 6 &&
      goesOn(line, above, false);
    if (isWrapped) for (const one of [above, line]) wrapped.add(one);
  });
  return wrapped;
}

class ContactReader {
  readonly contact = { name: '', headline: '', phone: '', email: '', location: '', links: [] as readonly ResumeLink[] };
  readonly paragraphs: SourceLine[] = [];
  readonly unplaced: string[] = [];
  readonly #lines: readonly SourceLine[];
  readonly #hasName: boolean;
  readonly #nameLine: SourceLine | undefined;
  readonly #nameBelow: SourceLine | undefined;
  /** Lines of a paragraph that is wrapped. */
  readonly #running: ReadonlySet<SourceLine>;
  #isAfterName: boolean;

  constructor(lines: readonly SourceLine[], hasName: boolean) {
    const isForm = lines.some((line) => labeledName(line) !== undefined);
    this.#lines = lines;
    this.#hasName = hasName;
    this.#nameLine = hasName && !isForm ? findName(lines) : undefined;
    this.#nameBelow = secondNameLine(lines, this.#nameLine);
    this.#isAfterName = this.#nameLine === undefined;
    this.#running = wrappedLines(lines);
  }

  add(line: SourceLine): void {
    if (line === this.#nameLine) this.#takeName(line);
    else if (!this.#takeFormLine(line)) this.#addText(line);
  }

  #takeName(line: SourceLine): void {
    this.#isAfterName = true;
    const [whole, ...others] = partsOf(line);
    const { name, title } = withoutTitle(whole?.text ?? '');
    this.contact.name = nameCase(name);
    this.contact.headline = title;
    for (const part of others) if (!place(part, this.contact)) this.unplaced.push(part.text);
  }

  /** A label with its value beside it, as forms have them. */
  #takeFormLine(line: SourceLine): boolean {
    const formName = this.contact.name === '' ? labeledName(line) : undefined;
    if (formName !== undefined) {
      this.contact.name = nameCase(formName);
      this.#isAfterName = true;
      return true;
    }
    const [first, second] = line.cells;
    if (!first || !second) return false;
    if (personalData.test(first.text) && !otherLabel.test(first.text)) {
      this.unplaced.push(
        [`${first.text.replace(/\s*:$/, '')}: ${second.text.replace(/^:\s*/, '')}`]
          .concat(line.cells.slice(2).map(({ text }) => text))
          .join('  '),
      );
      return true;
    }
    if (this.contact.headline !== '' || !headlineLabel.test(first.text)) return false;
    this.contact.headline = second.text;
    return true;
  }

  #addText(line: SourceLine): void {
    const text = lineText(line);
    const isRunning = text.length > 75 || this.#running.has(line) || this.#goesOnFromColumn(line);
    if (!hasContact(line) && !isPostalAddress(text) && isRunning && this.#isAfterName) {
      this.paragraphs.push(line);
      return;
    }
    const left = this.#withoutContact(line);
    if (left === '' || this.#takeCity(line, left)) return;
    // "Telephone" in a column of its own says nothing about the person.
    if (bareLabel.test(left)) this.unplaced.push(left);
    else if (line === this.#nameBelow)
      this.contact.name = `${this.contact.name}${this.contact.name.endsWith('-') ? '' : ' '}${this.#lastName(left)}`;
    else this.#placeText(line, left);
  }

  /** What is left of a line without contact data. */
  #withoutContact(line: SourceLine): string {
    const rest: string[] = [];
    for (const part of partsOf(line)) {
      if (personalData.test(part.text)) this.unplaced.push(part.text);
      else if (!place(part, this.contact)) rest.push(part.text.trim());
    }
    return rest.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' | ');
  }

  /** A sentence that was broken where columns start: its rest stands at the top of one. */
  #goesOnFromColumn(line: SourceLine): boolean {
    const above = this.paragraphs.at(-1);
    const text = lineText(line);
    return above !== undefined && !/[.!?]$/.test(lineText(above)) && /^\p{Ll}+(?:\s\S+){3,}/u.test(text);
  }

  /** A city alone, in a section of contact data or on the line of a number to call. */
  #takeCity(line: SourceLine, text: string): boolean {
    const isOwnLine = line.cells.length === 1 && this.#hasContactNear(line);
    const isBesideContact =
      this.contact.headline !== '' && line !== this.#nameBelow && (phone.test(lineText(line)) || isOwnLine);
    const mayBeCity = this.contact.location === '' && isCityName(text) && !bareLabel.test(text) && !network.test(text);
    if (!mayBeCity || !(isBesideContact || !this.#hasName)) return false;
    this.contact.location = text;
    return true;
  }

  /** Whether an address or a number to call stands on the line above or below, and nothing says where the person lives. */
  #hasContactNear(line: SourceLine): boolean {
    const at = this.#lines.indexOf(line);
    const near = [this.#lines[at - 1], this.#lines[at + 1]];
    const isNear = near.some((other) => other !== undefined && other !== this.#nameLine && hasContact(other));
    return isNear && !this.#lines.some((other) => other !== line && partsOf(other).some(({ text }) => isPlace(text)));
  }

  /** The second line of a name: in capitals only where the first one isn't. */
  #lastName(text: string): string {
    return this.#nameLine && /\p{Ll}/u.test(lineText(this.#nameLine)) ? text : nameCase(text);
  }

  #placeText(line: SourceLine, text: string): void {
    const above = this.paragraphs.at(-1);
    const isBelowText = above !== undefined && this.#lines.indexOf(line) === this.#lines.indexOf(above) + 1;
    const mayBeHeadline =
      this.#hasName && this.#isAfterName && this.contact.headline === '' && text.length <= 110 && !text.endsWith('.');
    if (isBelowText && !hasContact(line)) this.paragraphs.push(line);
    else if (mayBeHeadline && !isFurniture(text) && !otherLabel.test(text)) this.contact.headline = text;
    else this.unplaced.push(text);
  }
}
