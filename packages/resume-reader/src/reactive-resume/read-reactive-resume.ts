import { sectionHeading } from '@keepmark/resume-document/headings';
import { isJsonObject, own, textOf } from '@keepmark/resume-document/json-value';
import { blankDocument, newSection } from '@keepmark/resume-document/new-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import {
  defaultDesign,
  type JsonObject,
  type JsonValue,
  type ResumeLanguage,
  resumeLanguages,
  type ResumeLink,
  type ResumeSection,
  type SectionKind,
} from '@keepmark/resume-document';
import { leavesOf, refuseTooMuch } from '../objects/leaves';
import { type FormatRules, ObjectFields, plainLines } from '../objects/object-fields';
import { profileAddress } from '../objects/profile-address';
import { richTextOfHtml } from '../objects/rich-text-of-html';
import { education, experiences, further, isHidden, type ReadItem, skills } from './item-entries';

const rules: FormatRules = {
  ofDesign: new Set(
    'id icon iconColor visible hidden columns separateLinks options type inlineLink keepTogether startOnNewPage photo picture'.split(
      ' ',
    ),
  ),
  toRichText: richTextOfHtml,
  toText: (text) => text,
};

/** Its names of our sections, from version 3 (`work`) to version 5. */
const kinds: ReadonlyMap<string, Exclude<SectionKind, 'custom' | 'summary'>> = new Map([
  ['work', 'experience'],
  ['experience', 'experience'],
  ['education', 'education'],
  ['skills', 'skills'],
  ['projects', 'projects'],
  ['certifications', 'certifications'],
  ['languages', 'languages'],
  ['volunteer', 'volunteering'],
  ['awards', 'awards'],
  ['publications', 'publications'],
  ['interests', 'interests'],
  ['references', 'references'],
]);

/**
 * Reads an export of Reactive Resume, version 3 to 5. What is hidden there is hidden here. Its design isn't read.
 * @returns texts that found no field in `unplaced`
 * @throws {ResumeFileError} when it holds more than a résumé could
 */
export function readReactiveResume(value: JsonObject): ReadResume {
  refuseTooMuch(value);
  return new Reading(value).read();
}

class Reading {
  readonly #value: JsonObject;
  readonly #sections: JsonObject;
  readonly #basics: ObjectFields;
  readonly #language: ResumeLanguage;
  readonly #unplaced: string[] = [];

  constructor(value: JsonObject) {
    this.#value = value;
    this.#sections = objectAt(value, 'sections');
    this.#basics = new ObjectFields(objectAt(value, 'basics'), rules);
    this.#language = languageOf(objectAt(value, 'metadata'));
  }

  read(): ReadResume {
    const basics = this.#basics;
    const contact = {
      name: basics.text('name'),
      headline: basics.text('headline', 'label'),
      email: basics.text('email'),
      phone: basics.text('phone'),
      location: this.#location(),
      links: this.#links(),
    };
    const summary = this.#summary();
    this.#unplaced.push(...basics.unread());
    const document = {
      ...blankDocument(),
      title: '',
      ...contact,
      summary: summary.text,
      sections: this.#inOrder([...summary.sections, ...this.#readSections()]),
      design: { ...defaultDesign, language: this.#language },
    };
    this.#unplaced.push(...this.#notes());
    return {
      document,
      unplaced: this.#unplaced,
      notices: ['This file is from Reactive Resume. We read its text, but not its design or picture.'],
    };
  }

  /** The summary is in the contact details in version 3, among the sections in 4, beside them in 5. */
  #summary(): { readonly text: string; readonly sections: readonly SectionWithKey[] } {
    const value = [own(this.#value, 'summary'), own(this.#sections, 'summary'), this.#basics.value('summary')].find(
      (found) => isJsonObject(found),
    );
    if (!isJsonObject(value)) {
      const text = this.#basics.rich('summary');
      const section = { id: 'summary', kind: 'summary', heading: '', isHidden: false } as const;
      return { text, sections: text === '' ? [] : [{ key: 'summary', section }] };
    }
    if (value === this.#basics.value('summary')) this.#basics.take('summary');
    const fields = new ObjectFields(value, rules);
    const text = fields.rich('content', 'body');
    const heading = this.#heading(fields, 'summary');
    this.#unplaced.push(...fields.unread());
    if (text === '') return { text, sections: [] };
    const section = { id: 'summary', kind: 'summary', heading, isHidden: isHidden(fields) } as const;
    return { text, sections: [{ key: 'summary', section }] };
  }

  /** Every other section that has entries, with its key for the order. */
  #readSections(): SectionWithKey[] {
    const own5 = own(this.#value, 'customSections');
    const listed = (Array.isArray(own5) ? own5 : []).map((item: JsonValue, index): [string, JsonValue] => [
      (isJsonObject(item) && textOf(own(item, 'id'))) || `custom ${index}`,
      item,
    ]);
    const custom = objectAt(this.#sections, 'custom');
    const isListOfOwn = isJsonObject(own(this.#sections, 'custom')) && !Array.isArray(own(custom, 'items'));
    const sections = [
      ...Object.entries(this.#sections).filter(
        ([key]) => key !== 'profiles' && key !== 'summary' && !(key === 'custom' && isListOfOwn),
      ),
      ...listed,
      ...(isListOfOwn ? Object.entries(custom) : []),
    ];
    const used = new Set<SectionKind>();
    return sections.flatMap(([key, value]) => {
      if (!isJsonObject(value)) {
        this.#unplaced.push(...leavesOf(value));
        return [];
      }
      const known = listed.some(([, item]) => item === value) ? undefined : kinds.get(key);
      const kind = known === undefined || used.has(known) ? 'custom' : known;
      const section = this.#section(value, kind);
      if (section) used.add(section.kind);
      return section ? [{ key, section }] : [];
    });
  }

  #section(value: JsonObject, kind: Exclude<SectionKind, 'summary'>): ResumeSection | undefined {
    const fields = new ObjectFields(value, rules);
    const type = textOf(fields.value('type'));
    const heading = this.#heading(fields, kind) || (kind === 'custom' ? this.#usualHeading(type) : '');
    const items = fields.objects('items');
    const base = { heading, isHidden: isHidden(fields) };
    // A letter is no part of a résumé.
    if (type === 'cover-letter') {
      this.#unplaced.push(...items.flatMap((item) => item.unread()));
      return undefined;
    }
    const content = fields.rich('content');
    this.#unplaced.push(...plainLines(content), ...fields.unread());
    if (items.length === 0) return undefined;
    const read = <Entry>(entryOf: (item: ObjectFields) => ReadItem<Entry>): Entry[] =>
      items.flatMap((item) => {
        const { entries, unplaced } = entryOf(item);
        this.#unplaced.push(...unplaced);
        return entries;
      });
    if (kind === 'experience') return { ...base, id: kind, kind, entries: read(experiences) };
    if (kind === 'education') return { ...base, id: kind, kind, entries: read(education) };
    if (kind === 'skills') return { ...base, id: kind, kind, entries: read(skills) };
    return { ...newSection(kind, heading), isHidden: base.isHidden, entries: read((item) => further(kind, item)) };
  }

  /** The heading of a section that a person made without naming it: that of its type, if we have it. */
  #usualHeading(type: string): string {
    const kind = type === 'summary' ? type : kinds.get(type);
    return kind === undefined ? '' : sectionHeading({ kind, heading: '' }, this.#language);
  }

  /** The heading that a person chose; the usual one is ours in every language. */
  #heading(fields: ObjectFields, kind: SectionKind): string {
    const heading = fields.text('title', 'name', 'heading');
    const usual = [this.#language, 'en' as const].map((language) => sectionHeading({ kind, heading: '' }, language));
    return usual.some((text) => text.toLowerCase() === heading.toLowerCase()) ? '' : heading;
  }

  #links(): ResumeLink[] {
    const profiles = objectAt(this.#sections, 'profiles');
    const section = new ObjectFields(profiles, rules);
    section.text('title', 'name');
    const links = [...section.objects('items'), ...this.#basics.objects('profiles')].flatMap((item) =>
      this.#profile(item, isHidden(section)),
    );
    const fields = this.#basics.objects('customFields').flatMap((item): ResumeLink[] => {
      const label = [item.text('name'), item.text('text', 'value')].filter(Boolean).join(': ');
      const url = item.address('link');
      if (url === '' && label !== '') this.#unplaced.push(label);
      this.#unplaced.push(...item.unread());
      return url === '' ? [] : [{ label, url }];
    });
    this.#unplaced.push(...section.unread());
    const website = this.#basics.link('website', 'url');
    return [website, ...links, ...fields].filter(({ url }) => url !== '');
  }

  #profile(item: ObjectFields, isSectionHidden: boolean): ResumeLink[] {
    const network = item.text('network');
    const username = item.text('username');
    const given = item.address('website', 'url');
    const url = given || profileAddress(network, username);
    this.#unplaced.push(...item.unread());
    // A link can't be hidden.
    if (url !== '' && !isSectionHidden && !isHidden(item)) return [{ label: network || username, url }];
    const line = [network, given || username].filter(Boolean).join(': ');
    if (line !== '') this.#unplaced.push(line);
    return [];
  }

  /** Places of version 3 are in parts. */
  #location(): string {
    const value = this.#basics.value('location');
    if (!isJsonObject(value)) return this.#basics.text('location');
    const parts = new ObjectFields(value, rules);
    const city = [parts.text('postalCode'), parts.text('city')].filter(Boolean).join(' ');
    const location = [parts.text('address'), city, parts.text('region'), parts.text('country')]
      .filter(Boolean)
      .join(', ');
    this.#basics.take('location');
    this.#unplaced.push(...parts.unread());
    return location;
  }

  /** A person's own notes beside the résumé. */
  #notes(): string[] {
    const notes = richTextOfHtml(textOf(own(objectAt(this.#value, 'metadata'), 'notes')));
    return plainLines(notes).map((line) => `Notes: ${line}`);
  }

  /** The sections as they follow each other on the pages; others come after. */
  #inOrder(sections: readonly SectionWithKey[]): ResumeSection[] {
    const layout = leavesOf(own(objectAt(this.#value, 'metadata'), 'layout')).map((id) => id.replace(/^custom\./, ''));
    const placeOf = ({ key }: SectionWithKey) => {
      const place = layout.indexOf(key);
      return place === -1 ? layout.length : place;
    };
    return sections.toSorted((left, right) => placeOf(left) - placeOf(right)).map(({ section }) => section);
  }
}

interface SectionWithKey {
  readonly key: string;
  readonly section: ResumeSection;
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = own(object, key);
  return isJsonObject(value) ? value : {};
}

/** The language of its headings: "pt-PT" is Portuguese. */
function languageOf(metadata: JsonObject): ResumeLanguage {
  const locale = textOf(own(objectAt(metadata, 'page'), 'locale')) || textOf(own(metadata, 'locale'));
  const code = locale.slice(0, 2).toLowerCase();
  return resumeLanguages.find((language) => language === code && /^[a-z]{2}(?:$|[-_])/i.test(locale)) ?? 'en';
}
