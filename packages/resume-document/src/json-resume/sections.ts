import { entriesOf, type JsonObject, type JsonValue, type ResumeSection, type SectionKind } from '../resume-document';
import { newEducation, newExperience, newFurtherEntry, newSkill } from '../new-document';
import { educationParts, experienceParts, furtherShapes, skillParts } from './item-shapes';
import { isJsonObject, sameJson } from './json-value';
import { type Part, readParts, writeParts } from './part';

/** A JSON Resume list and the section for its items. */
export interface ListShape {
  readonly kind: SectionKind;
  readonly key: string;
  readonly read: (items: JsonValue | undefined) => ResumeSection | undefined;
  readonly write: (section: ResumeSection) => readonly JsonValue[];
}

/** An item that was plain text instead of an object in the file. */
const bareText = 'keepmark:text';

interface AnyEntry {
  readonly extras: JsonObject;
}

function shapeOf<Entry extends AnyEntry>(
  kind: Exclude<SectionKind, 'summary' | 'custom'>,
  key: string,
  newEntry: (values?: Partial<AnyEntry>) => Entry,
  parts: readonly Part<Entry>[],
): ListShape {
  const nameKey = parts[0]?.keys[0] ?? 'name';
  const readItem = (item: JsonValue): Entry => {
    const isText = typeof item === 'string';
    const object = isText ? { [nameKey]: item } : isJsonObject(item) ? item : {};
    const { fields, extras } = readParts(parts, newEntry(), object);
    return { ...fields, extras: isText ? { [bareText]: item } : extras };
  };
  const writeItem = (entry: Entry): JsonValue => {
    const { [bareText]: bare, ...extras } = entry.extras;
    if (bare !== undefined && sameJson(writeParts(parts, entry, {}), { [nameKey]: bare })) return bare;
    return writeParts(parts, entry, extras);
  };
  return {
    kind,
    key,
    read: (items) => {
      const readable = Array.isArray(items)
        ? items.filter((item) => isJsonObject(item) || (typeof item === 'string' && item.trim() !== ''))
        : [];
      if (readable.length === 0) return undefined;
      // The kind matches the entries: each call of `shapeOf` below pairs them.
      return {
        id: kind,
        kind,
        heading: '',
        isHidden: false,
        entries: readable.map(readItem),
      } as unknown as ResumeSection;
    },
    write: (section) =>
      section.kind === kind ? (entriesOf(section) as unknown as readonly Entry[]).map(writeItem) : [],
  };
}

/** Every JSON Resume list, in its order. */
export const listShapes: readonly ListShape[] = [
  shapeOf('experience', 'work', newExperience, experienceParts),
  shapeOf('education', 'education', newEducation, educationParts),
  shapeOf('skills', 'skills', newSkill, skillParts),
  ...(Object.keys(furtherShapes) as (keyof typeof furtherShapes)[]).map((kind) =>
    shapeOf(kind, furtherShapes[kind].key, newFurtherEntry, furtherShapes[kind].parts),
  ),
];
