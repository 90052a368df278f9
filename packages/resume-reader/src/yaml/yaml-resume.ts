import { isJsonObject, own, textOf } from '@keepmark/resume-document/json-value';
import { readJsonResumeValue } from '@keepmark/resume-document/read-json-resume';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { type JsonObject, type JsonValue, resumeLanguages } from '@keepmark/resume-document';
import { unshownTexts } from '../json-resume-rest';
import { periodOf } from '../objects/period';

/**
 * Reads YAMLResume's files by way of JSON Resume. Their design isn't read.
 * @returns texts that no field shows in `unplaced`
 */
export function readYamlResume(value: JsonObject): ReadResume {
  const resume = asJsonResume(objectAt(value, 'content'));
  const document = readJsonResumeValue(resume);
  const locale = [value, objectAt(value, 'layout')].map((part) => textOf(own(objectAt(part, 'locale'), 'language')));
  const code = locale.find(Boolean)?.toLowerCase().split('-')[0];
  const language = resumeLanguages.find((known) => known === code) ?? 'en';
  return {
    document: { ...document, design: { ...document.design, language } },
    unplaced: unshownTexts(resume, document),
    notices: ['This file is from YAMLResume. We read its text, but not its design.'],
  };
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = own(object, key);
  return isJsonObject(value) ? value : {};
}

/** Its names of JSON Resume's keys, by list. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  education: { degree: 'studyType' },
  references: { summary: 'reference' },
};

const dateKeys: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date', 'releaseDate']);

function asJsonResume(content: JsonObject): JsonObject {
  const { basics, location, profiles, ...lists } = content;
  return {
    ...Object.fromEntries(
      Object.entries(lists).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map((item: JsonValue) => renamed(item, names[key] ?? {})) : value,
      ]),
    ),
    basics: contactOf(isJsonObject(basics) ? basics : {}, location, profiles),
  };
}

/** Early versions had a `label` beside the headline, which no page shows. */
function contactOf(
  { headline, label, ...basics }: JsonObject,
  location: JsonValue | undefined,
  profiles: JsonValue | undefined,
): JsonObject {
  const hasHeadline = textOf(headline).trim() !== '';
  return {
    ...basics,
    ...(hasHeadline ? { label: headline ?? '', profession: label ?? '' } : { label: label ?? '' }),
    ...(isJsonObject(location) && { location: renamed(location, { country: 'countryCode' }) }),
    ...(profiles !== undefined && { profiles }),
  };
}

function renamed(item: JsonValue, keys: Readonly<Record<string, string>>): JsonValue {
  if (!isJsonObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      Object.hasOwn(keys, key) ? (keys[key] ?? key) : key,
      dateKeys.has(key) ? dateOf(textOf(value)) : value,
    ]),
  );
}

/** "Sep 1, 2016" in our form. What isn't one date stays as it is. */
function dateOf(text: string): string {
  const read = text.trim() === '' ? undefined : periodOf(text.trim());
  return read?.startDate === '' ? read.endDate : text;
}
