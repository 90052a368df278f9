import { completeAddress } from '@keepmark/resume-document/addresses';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { isJsonObject, own, textOf, textsOf } from '@keepmark/resume-document/json-value';
import { blankDocument, newFurtherEntry, newSection } from '@keepmark/resume-document/new-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import {
  defaultDesign,
  type FurtherKind,
  type JsonObject,
  type JsonValue,
  type ResumeLanguage,
  type ResumeLink,
  type ResumeSection,
  type SectionKind,
} from '@keepmark/resume-document';
import { parseRichText, plainText } from '@keepmark/resume-document/rich-text';
import { asBullet, fieldName, type FormatRules, ObjectFields } from '../objects/object-fields';
import { leavesOf } from '../objects/leaves';
import { profileAddress } from '../objects/profile-address';
import { richTextOfMarkdown } from '../objects/rich-text-of-markdown';
import { leftOver } from '../recognize/left-over';
import { readFurther } from '../recognize/read-further';
import { readSkills } from '../recognize/read-skills';
import { meaningOf } from '../recognize/section-names';
import { textLines } from '../text/read-text';
import { education, experience, further, skill } from './entries';
import { languageOf, titleOf } from './titles';

const rules: FormatRules = {
  ofDesign: new Set(['photo', 'fontawesome_icon', 'section_order', 'entry_type', 'link_text']),
  toRichText: richTextOfMarkdown,
  toText: (text) => plainText(richTextOfMarkdown(text)),
  linksIn: (text) =>
    parseRichText(richTextOfMarkdown(text)).flatMap(({ runs }) =>
      runs.flatMap(({ href }) => (href === '' ? [] : [href])),
    ),
};

/** Keys of the file beside `cv`. */
const ofFile = new Set(['cv', 'design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings']);

/**
 * Reads RenderCV's YAML, of all its versions. Its design isn't read.
 * @param value the parsed file, with every date and number as text
 * @returns texts that found no field in `unplaced`
 */
export const readRenderCv = (value: JsonObject): ReadResume => new Reading(value).read();

/** A section of the file under its key or title. */
interface FileSection {
  readonly title: string;
  readonly entries: readonly JsonValue[];
}

class Reading {
  readonly #cv: ObjectFields;
  readonly #value: JsonObject;
  readonly #language: ResumeLanguage;
  readonly #unplaced: string[] = [];
  readonly #used = new Set<SectionKind>();
  readonly #summary: string[] = [];

  constructor(value: JsonObject) {
    this.#value = value;
    const cv = own(value, 'cv');
    this.#cv = new ObjectFields(isJsonObject(cv) ? cv : {}, rules);
    this.#language = languageOf(own(value, 'locale') ?? own(value, 'locale_catalog'));
  }

  read(): ReadResume {
    const cv = this.#cv;
    const contact = {
      name: cv.text('name'),
      headline: cv.text('headline', 'label'),
      email: this.#first('email'),
      phone: this.#first('phone').replace(/^tel:/i, ''),
      location: cv.text('location'),
      links: this.#links(),
    };
    const given = this.#fileSections();
    const summary = cv.rich('summary');
    const sections: ResumeSection[] = [];
    if (summary !== '') {
      this.#summary.push(summary);
      this.#used.add('summary');
      sections.push({ id: 'summary', kind: 'summary', heading: '', isHidden: false });
    }
    this.#unplaced.push(...cv.unread());
    for (const section of given) sections.push(...this.#section(section, given));
    for (const [key, other] of Object.entries(this.#value)) {
      if (!ofFile.has(key)) this.#unplaced.push(...leavesOf(other).map((text) => `${fieldName(key)}: ${text}`));
    }
    const document = {
      ...blankDocument(),
      title: '',
      ...contact,
      summary: this.#summary.join('\n'),
      sections,
      design: { ...defaultDesign, language: this.#language },
    };
    const notices = ['This file is from RenderCV. We read its text, but not its design or photo.'];
    return { document, unplaced: this.#unplaced, notices };
  }

  /** The first of one or several addresses or numbers. The others are listed. */
  #first(key: string): string {
    const [first = '', ...others] = this.#cv.list(key);
    this.#unplaced.push(...others);
    return first;
  }

  #links(): ResumeLink[] {
    const websites = this.#cv.list('website').map((url): ResumeLink => ({ label: '', url: completeAddress(url) }));
    const profiles = this.#cv.objects('social_networks').flatMap((item) => {
      const network = item.text('network');
      const username = item.text('username');
      return this.#link(item, network, item.address('url') || profileAddress(network, username), username);
    });
    const others = this.#cv
      .objects('custom_connections')
      .flatMap((item) => this.#link(item, item.text('placeholder'), item.address('url'), ''));
    return [...websites, ...profiles, ...others];
  }

  #link(item: ObjectFields, label: string, url: string, username: string): ResumeLink[] {
    this.#unplaced.push(...item.unread());
    if (url !== '') return [{ label, url }];
    const line = [label, username].filter(Boolean).join(': ');
    if (line !== '') this.#unplaced.push(line);
    return [];
  }

  /** Sections are under `sections` since version 1. Before, they were keys of `cv`, with further ones in a list. */
  #fileSections(): FileSection[] {
    const sections = this.#cv.value('sections');
    const found: FileSection[] = [];
    const add = (title: string, value: JsonValue | undefined): boolean => {
      const entries = isJsonObject(value) ? own(value, 'entries') : value;
      const ownTitle = isJsonObject(value) ? textOf(own(value, 'title')).trim() : '';
      if (Array.isArray(entries)) found.push({ title: ownTitle || title, entries });
      return Array.isArray(entries);
    };
    if (isJsonObject(sections)) {
      this.#cv.take('sections');
      for (const [key, value] of Object.entries(sections)) {
        if (!add(titleOf(key), value)) this.#unplaced.push(...leavesOf(value));
      }
    }
    const order = textsOf(this.#cv.value('section_order')).map((title) => title.toLowerCase());
    const early: FileSection[] = found.splice(0);
    for (const key of this.#cv.keys()) {
      if (ofContact.has(key)) continue;
      const value = this.#cv.value(key);
      if (key === 'custom_sections' && Array.isArray(value)) {
        this.#cv.take(key);
        for (const item of value as readonly JsonValue[]) {
          if (!add('', item)) this.#unplaced.push(...leavesOf(item));
        }
      } else if (add(titleOf(key), value)) this.#cv.take(key);
    }
    const placeOf = ({ title }: FileSection) => {
      const place = order.indexOf(title.toLowerCase());
      return place === -1 ? order.length : place;
    };
    return [...early, ...found.toSorted((left, right) => placeOf(left) - placeOf(right))];
  }

  #section({ title, entries }: FileSection, all: readonly FileSection[]): ResumeSection[] {
    const objects = entries.filter((entry: JsonValue) => isJsonObject(entry));
    const isText = objects.every((entry) => lineOf(entry) !== undefined);
    const wanted = this.#kindOf({ title, entries }, all);
    if (wanted === 'summary' && isText && !this.#used.has('summary')) {
      this.#used.add('summary');
      this.#summary.push(...this.#lines(entries));
      return this.#summary.length === 0
        ? []
        : [{ id: 'summary', kind: 'summary', heading: this.#heading(title, 'summary'), isHidden: false }];
    }
    const isReadable = wanted !== 'summary' && !this.#used.has(wanted);
    const hasNoText = wanted === 'experience' || wanted === 'education';
    const kind = !isReadable || (isText && hasNoText) ? 'custom' : wanted;
    const base = { id: kind, heading: this.#heading(title, kind), isHidden: false };
    this.#used.add(kind);
    if (isText) return this.#ofText(kind, this.#heading(title, kind), entries);
    const read = <Entry>(entryOf: (fields: ObjectFields) => Entry): Entry[] =>
      entries.flatMap((entry: JsonValue) => {
        if (!isJsonObject(entry)) {
          this.#unplaced.push(...leavesOf(entry).map((text) => rules.toText(text)));
          return [];
        }
        const fields = new ObjectFields(entry, rules);
        const found = entryOf(fields);
        this.#unplaced.push(...fields.unread());
        return [found];
      });
    if (kind === 'experience') return [{ ...base, kind, entries: read(experience) }];
    if (kind === 'education') return [{ ...base, kind, entries: read(education) }];
    if (kind === 'skills') return [{ ...base, kind, entries: read(skill) }];
    return [{ ...newSection(kind, base.heading), entries: read((fields) => further(kind, fields)) }];
  }

  /** A section of lines: what they mean in a section of this kind, or as they are. */
  #ofText(kind: SectionKind, heading: string, entries: readonly JsonValue[]): ResumeSection[] {
    const texts = this.#lines(entries);
    if (texts.length === 0) return [];
    const section = this.#understood(kind, heading, texts);
    if (section) {
      const document = blankDocument({ sections: [section] });
      this.#unplaced.push(...leftOver(texts.map(plainText), { document, unplaced: [], headings: [] }));
      return [section];
    }
    const shown =
      kind === 'summary' || kind === 'experience' || kind === 'education' || kind === 'skills' ? 'custom' : kind;
    return [{ ...newSection(shown, heading), entries: [newFurtherEntry({ notes: texts.join('\n') })] }];
  }

  #understood(kind: SectionKind, heading: string, texts: readonly string[]): ResumeSection | undefined {
    const lines = () => textLines(texts.map(asBullet).join('\n'), true);
    if (kind === 'skills') return { id: kind, kind, heading, isHidden: false, entries: readSkills(lines()) };
    if (!ofLines.has(kind)) return undefined;
    const listed = kind as FurtherKind;
    const { entries, unplaced } = readFurther(listed, lines());
    this.#unplaced.push(...unplaced);
    return { ...newSection(listed, heading), entries };
  }

  /** The texts of entries without fields, as rich text. Numbers are shown as RenderCV counts them. */
  #lines(entries: readonly JsonValue[]): string[] {
    let [up, down] = [
      0,
      entries.filter((entry: JsonValue) => isJsonObject(entry) && own(entry, 'reversed_number')).length,
    ];
    return entries.flatMap((entry: JsonValue): string[] => {
      const text = isJsonObject(entry) ? lineOf(entry) : { mark: '', text: textOf(entry) };
      if (!text || text.text.trim() === '') {
        this.#unplaced.push(...leavesOf(entry));
        return [];
      }
      const rich = richTextOfMarkdown(text.text);
      if (text.mark === 'bullet') return [asBullet(rich)];
      if (text.mark === 'number') return [`${(up += 1)}. ${rich}`];
      if (text.mark !== 'reversed_number') return [rich];
      down -= 1;
      return [`${down + 1}. ${rich}`];
    });
  }

  /** What a section is: by its title, or else by its entries when no other section is that. */
  #kindOf({ title, entries }: FileSection, all: readonly FileSection[]): SectionKind {
    const meaning = meaningOf(title);
    if (meaning !== undefined && meaning !== 'contact') return meaning;
    const byKeys = (
      [
        ['experience', 'company'],
        ['education', 'institution'],
        ['publications', 'authors'],
      ] as const
    ).find(
      ([, key]) =>
        entries.length > 0 && entries.every((entry: JsonValue) => isJsonObject(entry) && own(entry, key) !== undefined),
    );
    const isTaken = byKeys === undefined || all.some((other) => meaningOf(other.title) === byKeys[0]);
    return isTaken ? 'custom' : byKeys[0];
  }

  /** The heading that a person chose; the usual one is ours in every language. */
  #heading(title: string, kind: SectionKind): string {
    const usual = [this.#language, 'en' as const].map((language) => sectionHeading({ kind, heading: '' }, language));
    return usual.some((text) => text.toLowerCase() === title.toLowerCase()) ? '' : title;
  }
}

/** Kinds whose lines are entries, such as "Golden Jug (2022)". */
const ofLines: ReadonlySet<SectionKind> = new Set(['certifications', 'languages', 'awards', 'interests', 'references']);

/** Keys of `cv` that are no sections. */
const ofContact = new Set(
  'name headline label location email photo phone website social_networks custom_connections sections section_order summary'.split(
    ' ',
  ),
);

/** The text of an entry that is one line: a bullet, or a numbered one. */
function lineOf(entry: JsonObject): { readonly mark: string; readonly text: string } | undefined {
  const keys = Object.keys(entry);
  const mark = ['bullet', 'number', 'reversed_number'].find((key) => keys.length === 1 && keys[0] === key);
  return mark === undefined ? undefined : { mark, text: textOf(own(entry, mark)) };
}
