import { isJsonObject, own } from '@keepmark/resume-document/json-value';
import type { JsonObject, JsonValue } from '@keepmark/resume-document';
import { isJsonResume, readJsonResumeValue } from '@keepmark/resume-document/read-json-resume';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { unshownTexts } from './json-resume-rest';
import { refuseTooDeep } from './objects/leaves';

/** Whether a text is JSON rather than prose: "[Ida Vale](https://…)" is Markdown. */
export const isJsonText = (text: string): boolean =>
  /^\s*(?:\{|\[\s*(?:[[\]{"\d-]|true\b|false\b|null\b|$))/.test(text);

/**
 * Reads a résumé from JSON, whichever program wrote it.
 * @throws {ResumeFileError} when it's damaged, or no résumé that we know
 */
export async function readJson(text: string): Promise<ReadResume> {
  let value: JsonValue;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
  } catch (cause) {
    throw new ResumeFileError('broken', 'This JSON file is damaged. Export it again and choose the new file.', {
      cause,
    });
  }
  refuseTooDeep(value);
  return readValue(value, 'JSON');
}

/**
 * Reads a résumé from a parsed file.
 * @param form how the file is written, for messages
 * @throws {ResumeFileError} when it's no résumé that we know, or an empty one
 */
export async function readValue(value: JsonValue, form: 'JSON' | 'YAML'): Promise<ReadResume> {
  const read = await readKnown(value, form);
  if (isEmpty(read))
    throw new ResumeFileError(
      'empty',
      'This résumé has no text in it. Fill it in where it comes from, or choose another one.',
    );
  return read;
}

async function readKnown(value: JsonValue, form: 'JSON' | 'YAML'): Promise<ReadResume> {
  const ofReactiveResume = [value, isJsonObject(value) ? own(value, 'data') : undefined].find(isReactiveResume);
  if (ofReactiveResume) {
    const { readReactiveResume } = await import('./reactive-resume/read-reactive-resume');
    return readReactiveResume(ofReactiveResume);
  }
  if (isRenderCv(value)) {
    const { readRenderCv } = await import('./rendercv/read-rendercv');
    return readRenderCv(value);
  }
  if (isYamlResume(value)) {
    const { readYamlResume } = await import('./yaml/yaml-resume');
    return readYamlResume(value);
  }
  if (!isJsonResume(value)) throw unknown(value, form);
  const document = readJsonResumeValue(value);
  return { document, unplaced: unshownTexts(value, document), notices: [] };
}

const isEmpty = ({ document, unplaced }: ReadResume): boolean => {
  const { name, headline, email, phone, location, summary, links, sections } = document;
  const hasContact = [name, headline, email, phone, location, summary].some((text) => text.trim() !== '');
  return !hasContact && links.length === 0 && sections.length === 0 && unplaced.length === 0;
};

/** Reactive Resume's exports have these two, and JSON Resume has no sections. */
const isReactiveResume = (value: JsonValue | undefined): value is JsonObject =>
  isJsonObject(value) && isJsonObject(own(value, 'basics')) && isJsonObject(own(value, 'sections'));

/** Files that are no résumé, by the keys that give them away. */
const others: readonly { readonly keys: readonly string[]; readonly message: string }[] = [
  {
    keys: ['format', 'tables', 'checksum'],
    message: 'This is a Keepmark backup. Restore it in Settings, or choose a résumé file.',
  },
  { keys: ['type', 'features'], message: 'This is a map (GeoJSON), not a résumé. Choose a résumé file.' },
  {
    keys: ['name', 'version', 'dependencies'],
    message: 'This is a settings file of a program, not a résumé. Choose a résumé file.',
  },
];

/** A file that is no résumé that we know: says what it holds, and what we read. */
function unknown(value: JsonValue, form: 'JSON' | 'YAML'): ResumeFileError {
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  const other = others.find((kind) => kind.keys.every((key) => keys.includes(key)));
  const known = form === 'JSON' ? 'JSON Resume and Reactive Resume' : 'RenderCV, YAMLResume and JSON Resume';
  return new ResumeFileError(
    'not-a-resume',
    other?.message ??
      `This ${form} file ${contentOf(value, keys)}. In ${form} we read ${known}; otherwise choose a PDF.`,
  );
}

function contentOf(value: JsonValue, keys: readonly string[]): string {
  if (Array.isArray(value)) return 'is a list, not a résumé';
  const names = keys
    .filter((key) => /^[\w $-]{1,20}$/.test(key))
    .slice(0, 3)
    .map((key) => `“${key}”`);
  return names.length === 0 ? 'isn’t a résumé' : `has ${names.join(', ')}, which isn’t a résumé that we know`;
}

/** RenderCV's files have their résumé under `cv`. */
const isRenderCv = (value: JsonValue): value is JsonObject => isJsonObject(value) && isJsonObject(own(value, 'cv'));

/** YAMLResume's files have a JSON Resume under `content`, with other names for some keys. */
function isYamlResume(value: JsonValue): value is JsonObject {
  const content = isJsonObject(value) ? own(value, 'content') : undefined;
  return content !== undefined && isJsonResume(content);
}
