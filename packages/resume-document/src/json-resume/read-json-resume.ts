import { type ReadResume, ResumeFileError } from '../resume-file';
import { blankDocument } from '../new-document';
import type { JsonObject, JsonValue, ResumeDocument, ResumeSection } from '../resume-document';
import { basicsObject, basicsParts } from './basics';
import { isJsonObject, own, pick, sameJson } from './json-value';
import { withOwnFields } from './own-fields';
import { readParts } from './part';
import { listShapes } from './sections';

/**
 * Reads JSON Resume, leniently: null dates, addresses without a scheme and unknown fields are fine.
 * @throws ResumeFileError when the text isn't JSON, or not a résumé
 */
export function readJsonResume(text: string): ReadResume {
  let value: JsonValue;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
  } catch (cause) {
    throw new ResumeFileError('broken', 'This JSON file is damaged. Export it again and choose the new file.', {
      cause,
    });
  }
  if (!isJsonResume(value)) {
    throw new ResumeFileError('not-a-resume', 'This JSON file isn’t a résumé. Choose one in the JSON Resume format.');
  }
  return { document: readJsonResumeValue(value), unplaced: [], notices: [] };
}

/** Whether a parsed value is a JSON Resume: it has contact details or one of the lists. */
export const isJsonResume = (value: JsonValue): value is JsonObject =>
  isJsonObject(value) && ['basics', ...listShapes.map(({ key }) => key)].some((key) => own(value, key));

/** Reads a parsed object. Stores everything it doesn't understand in `extras`. */
export function readJsonResumeValue(value: JsonObject): ResumeDocument {
  const meta = own(value, 'meta');
  const keepmark = isJsonObject(meta) ? own(meta, 'keepmark') : undefined;
  const plain = keepmark === undefined ? value : withoutKeepmark(value);
  const blank: ResumeDocument = { ...blankDocument(), title: '', sections: [] };

  const given = own(plain, 'basics');
  const basics = readParts(basicsParts, blank, basicsObject(given));
  const sections: ResumeSection[] = [];
  if (basics.fields.summary !== '') sections.push({ id: 'summary', kind: 'summary', heading: '', isHidden: false });

  const known = new Set(['basics', ...listShapes.map(({ key }) => key)]);
  const stored: [string, JsonValue][] = Object.entries(pick(plain, (key) => !known.has(key)));
  const isBare = isJsonObject(given) ? Object.keys(given).length === 0 : given !== undefined;
  if (isBare) stored.push(['basics', given as JsonValue]);
  else if (Object.keys(basics.extras).length > 0) stored.push(['basics', basics.extras]);

  for (const { key, read, write } of listShapes) {
    const items = own(plain, key);
    const section = read(items);
    if (section) sections.push(section);
    if (items !== undefined && !sameJson(section ? write(section) : undefined, items)) stored.push([key, items]);
  }
  const document: ResumeDocument = { ...blank, ...basics.fields, sections, extras: Object.fromEntries(stored) };
  return withOwnFields(document, keepmark);
}

/** The value without our additions. An empty `meta` is ours, too. */
function withoutKeepmark(value: JsonObject): JsonObject {
  const meta = pick(value['meta'] as JsonObject, (key) => key !== 'keepmark');
  const rest = pick(value, (key) => key !== 'meta');
  return Object.keys(meta).length > 0 ? Object.fromEntries([...Object.entries(rest), ['meta', meta]]) : rest;
}
