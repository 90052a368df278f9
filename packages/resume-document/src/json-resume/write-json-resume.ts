import { visibleDocument } from '../visible-document';
import { entriesOf, type JsonObject, type JsonValue, type ResumeDocument } from '../resume-document';
import { basicsObject, basicsParts } from './basics';
import { isJsonObject, own, pick, sameJson } from './json-value';
import { ownFields } from './own-fields';
import { joined, writeParts } from './part';
import { readJsonResumeValue } from './read-json-resume';
import { listShapes } from './sections';

export interface JsonResumeOptions {
  /** Whether hidden sections and entries are written, too. Leave them out of files for other people. */
  readonly withHidden?: boolean;
}

/**
 * The résumé as JSON Resume 1.0, indented by two spaces. Values that an imported file wrote differently, and fields
 * that we don't have, are written back unchanged. Our own additional fields are under `meta.keepmark`.
 */
export const writeJsonResume = (document: ResumeDocument, options: JsonResumeOptions = {}): string =>
  `${JSON.stringify(jsonResumeValue(document, options), null, 2)}\n`;

/** Like `writeJsonResume`, but returns an object. */
function jsonResumeValue(whole: ResumeDocument, { withHidden = false }: JsonResumeOptions = {}): JsonObject {
  const document = withHidden ? whole : visibleDocument(whole);
  const plain = plainValue(document);
  const keepmark = ownFields(document, readJsonResumeValue(plain));
  if (!keepmark) return plain;
  const meta = plain['meta'];
  return joined(plain, { meta: joined(isJsonObject(meta) ? meta : {}, { keepmark }) });
}

/** Only the fields of JSON Resume, and the extras. */
function plainValue(document: ResumeDocument): JsonObject {
  const { extras } = document;
  const basics = writeParts(basicsParts, document, basicsObject(own(extras, 'basics')));
  let value: JsonObject = {};
  if (Object.keys(basics).length > 0) value = { basics };
  else if (Object.hasOwn(extras, 'basics')) value = { basics: extras['basics'] ?? null };
  for (const { kind, key, read, write } of listShapes) {
    const section = document.sections.find((candidate) => candidate.kind === kind);
    const items = section ? write(section) : [];
    const stored = own(extras, key);
    if (stored !== undefined && sameContent(read(stored), section)) value = joined(value, { [key]: stored });
    else if (items.length > 0) value = joined(value, { [key]: items });
  }
  const known = new Set(['basics', ...listShapes.map(({ key }) => key)]);
  return joined(
    value,
    pick(extras, (key) => !known.has(key)),
  );
}

type Section = ResumeDocument['sections'][number] | undefined;

/** Whether two sections are equal apart from the ids of their entries. */
function sameContent(left: Section, right: Section): boolean {
  const content = (section: Section): JsonValue =>
    (section ? entriesOf(section) : []).map(
      ({ id: _id, originId: _originId, isHidden: _isHidden, ...fields }) => fields as unknown as JsonObject,
    );
  return sameJson(content(left), content(right));
}
