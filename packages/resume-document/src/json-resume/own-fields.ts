import * as z from 'zod/mini';
import {
  entriesOf,
  type JsonObject,
  type JsonValue,
  type ResumeDocument,
  type ResumeSection,
  sectionKinds,
} from '../resume-document';
import { newFurtherEntry, newId } from '../new-document';
import {
  dateFormats,
  defaultDesign,
  designLimits,
  fontIds,
  papers,
  resumeLanguages,
  type ResumeDesign,
  templateIds,
} from '../resume-design';
import { isJsonObject, sameJson } from './json-value';

const within = ([low, high]: readonly [number, number], usual: number) =>
  z.catch(z.number().check(z.minimum(low), z.maximum(high)), usual);

const designSchema = z.object({
  template: z.catch(z.enum(templateIds), defaultDesign.template),
  color: z.catch(z.string().check(z.regex(/^#[\da-f]{6}$/i)), defaultDesign.color),
  font: z.catch(z.enum(fontIds), defaultDesign.font),
  fontSizePt: within(designLimits.fontSizePt, defaultDesign.fontSizePt),
  lineHeight: within(designLimits.lineHeight, defaultDesign.lineHeight),
  marginMm: within(designLimits.marginMm, defaultDesign.marginMm),
  paper: z.catch(z.enum(papers), defaultDesign.paper),
  dateFormat: z.catch(z.enum(dateFormats), defaultDesign.dateFormat),
  language: z.catch(z.enum(resumeLanguages), defaultDesign.language),
  pageBreaksBefore: z.catch(z.array(z.string()), []),
});

const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);
const flag = z.catch(z.boolean(), false);

const ownEntrySchema = z.object({
  title: text,
  organization: text,
  detail: text,
  startDate: text,
  endDate: text,
  location: text,
  url: text,
  keywords: texts,
  notes: text,
  isHidden: flag,
});

const sectionSchema = z.object({
  kind: z.enum(sectionKinds),
  heading: text,
  isHidden: flag,
  /** Entries of a custom section, for which JSON Resume has no list. */
  entries: z.catch(z.array(ownEntrySchema), []),
});

/** A value that JSON Resume would change: while `path` reads as `from`, the real value is `to`. */
const changeSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), from: z.json(), to: z.json() });

const ownFieldsSchema = z.object({
  photoId: text,
  design: z.catch(z.nullable(designSchema), null),
  sections: z.catch(z.nullable(z.array(sectionSchema)), null),
  changes: z.catch(z.array(changeSchema), []),
});

const basicFields = ['name', 'headline', 'phone', 'email', 'location', 'links', 'summary'] as const;
const skippedFields = new Set(['id', 'originId', 'extras']);

/**
 * Our fields that JSON Resume lacks, for `meta.keepmark`. Undefined if nothing needs them.
 * @param reread the document that the file would give without them
 */
export function ownFields(document: ResumeDocument, reread: ResumeDocument): JsonObject | undefined {
  const changes: JsonValue[] = [];
  const compare = (path: readonly (string | number)[], from: unknown, to: unknown) => {
    if (!sameJson(from as JsonValue, to as JsonValue))
      changes.push({ path, from: from as JsonValue, to: to as JsonValue });
  };
  for (const field of basicFields) compare([field], reread[field], document[field]);
  for (const section of document.sections) {
    if (section.kind === 'custom') continue;
    const rereadEntries = rereadOf(reread, section);
    entriesOf(section).forEach((entry, index) => {
      const other = rereadEntries[index] as unknown as Readonly<Record<string, unknown>> | undefined;
      for (const [field, value] of Object.entries(entry)) {
        if (!skippedFields.has(field)) compare([section.kind, index, field], other?.[field], value);
      }
    });
  }
  const own: Record<string, JsonValue> = {};
  if (changes.length > 0) own['changes'] = changes;
  if (document.photoId !== '') own['photoId'] = document.photoId;
  const design = { ...document.design, pageBreaksBefore: breakPlaces(document) };
  if (!sameJson({ ...design }, { ...defaultDesign })) own['design'] = { ...design };
  if (!sameJson(outline(document), outline(reread))) own['sections'] = outline(document);
  return Object.keys(own).length > 0 ? own : undefined;
}

/** Adds the fields of `meta.keepmark` to a document. Ignores anything there that isn't ours. */
export function withOwnFields(reread: ResumeDocument, value: JsonValue | undefined): ResumeDocument {
  const parsed = ownFieldsSchema.safeParse(value);
  if (!parsed.success) return reread;
  const own = parsed.data;
  let document: ResumeDocument = { ...reread, photoId: own.photoId };
  for (const change of own.changes) document = changed(document, change);
  if (own.sections) document = { ...document, sections: ordered(document, own.sections) };
  if (!own.design) return document;
  const design: ResumeDesign = { ...own.design, pageBreaksBefore: breakIds(document, own.design.pageBreaksBefore) };
  return { ...document, design };
}

const rereadOf = (reread: ResumeDocument, { kind }: ResumeSection) => {
  const section = reread.sections.find((candidate) => candidate.kind === kind);
  return section ? entriesOf(section) : [];
};

type Change = z.infer<typeof changeSchema>;

function changed(document: ResumeDocument, { path, from, to }: Change): ResumeDocument {
  const [first, index, field] = path;
  const replaced = <Target extends object>(target: Target, name: string): Target => {
    const current = (target as Record<string, JsonValue>)[name];
    const isOurs = Object.hasOwn(target, name) && sameJson(current, from) && sameType(current, to);
    return isOurs ? { ...target, [name]: to } : target;
  };
  if (path.length === 1)
    return basicFields.some((name) => name === first) ? replaced(document, String(first)) : document;
  if (typeof field !== 'string' || skippedFields.has(field)) return document;
  const sections = document.sections.map((section) =>
    section.kind !== first || section.kind === 'summary'
      ? section
      : ({
          ...section,
          entries: section.entries.map((entry, at) => (at === index ? replaced(entry, field) : entry)),
        } as ResumeSection),
  );
  return { ...document, sections };
}

function sameType(left: JsonValue | undefined, right: JsonValue): boolean {
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right)) return false;
    // Links are objects of two texts, all other lists are of texts.
    const isLinks = [...left, ...right].some((item: JsonValue) => isJsonObject(item));
    return right.every((item: JsonValue) =>
      isLinks
        ? isJsonObject(item) && typeof item['label'] === 'string' && typeof item['url'] === 'string'
        : typeof item === 'string',
    );
  }
  return typeof left === typeof right && left !== null && right !== null;
}

const outline = ({ sections }: ResumeDocument): JsonValue =>
  sections.map((section) => ({
    kind: section.kind,
    heading: section.heading,
    isHidden: section.isHidden,
    ...(section.kind === 'custom' && {
      entries: section.entries.map(({ id: _id, originId: _originId, extras: _extras, ...fields }) => fields),
    }),
  }));

function ordered(document: ResumeDocument, outlined: readonly z.infer<typeof sectionSchema>[]): ResumeSection[] {
  const sections = outlined.flatMap(({ kind, heading, isHidden, entries }): ResumeSection[] => {
    if (kind === 'custom') {
      const id = `custom:${newId()}`;
      return [{ id, kind, heading, isHidden, entries: entries.map((entry) => newFurtherEntry(entry)) }];
    }
    const section = document.sections.find((candidate) => candidate.kind === kind);
    if (section) return [{ ...section, heading, isHidden }];
    return [{ id: kind, kind, heading, isHidden, ...(kind === 'summary' ? {} : { entries: [] }) } as ResumeSection];
  });
  // Someone added this section to the file by hand.
  const added = document.sections.filter(({ kind }) => !outlined.some((section) => section.kind === kind));
  return [...sections, ...added];
}

// Ids change on import, so page breaks name a section, or an entry by its number.
const places = ({ sections }: ResumeDocument): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap((section, at): [string, string][] => [
      [section.id, section.kind === 'custom' ? `section ${at}` : section.kind],
      ...entriesOf(section).map(({ id }, index): [string, string] => [id, `entry ${at}.${index}`]),
    ]),
  );

const breakPlaces = (document: ResumeDocument): string[] => {
  const placeOf = places(document);
  return document.design.pageBreaksBefore.map((id) => placeOf.get(id) ?? id);
};

const breakIds = (document: ResumeDocument, names: readonly string[]): string[] => {
  const ids = new Map([...places(document)].map(([id, place]) => [place, id]));
  return names.map((name) => ids.get(name) ?? name);
};
