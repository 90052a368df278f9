import { isJsonObject } from '@keepmark/resume-document/json-value';
import type { JsonValue } from '@keepmark/resume-document';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';

/** As many as a text file may have, about 60 pages. */
const maxCharacters = 300_000;
const maxValues = 30_000;
const maxDepth = 60;

/** Every text within a value, in its order, with numbers as texts and a yes as "true". @param except keys to skip */
export function leavesOf(value: JsonValue | undefined, except?: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  // A stack of our own: a file may be nested deeper than calls can be.
  const open: (JsonValue | undefined)[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.trim() !== '') texts.push(next);
    else if (typeof next === 'number' || next === true) texts.push(String(next));
    else {
      const items = itemsOf(next, except);
      for (let at = items.length - 1; at >= 0; at -= 1) open.push(items[at]);
    }
  }
  return texts;
}

function itemsOf(value: JsonValue | undefined, except: ReadonlySet<string> | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (except?.has(key) === true ? [] : [item]));
}

/**
 * Refuses a value that holds more than a résumé could, so that reading it ends soon. Pictures within it don't count.
 * @throws {ResumeFileError}
 */
export function refuseTooMuch(root: JsonValue): void {
  let [characters, values] = [0, 0];
  walk(root, (value, depth) => {
    values += 1;
    if (typeof value === 'string' && !value.startsWith('data:')) characters += value.length;
    if (characters > maxCharacters || values > maxValues || depth > maxDepth) throw tooMuch();
  });
}

/**
 * Refuses a value that is nested deeper than any résumé, which calls within calls couldn't read.
 * @throws {ResumeFileError}
 */
export const refuseTooDeep = (root: JsonValue): void =>
  walk(root, (_value, depth) => {
    if (depth > maxDepth) throw tooMuch();
  });

const tooMuch = () =>
  new ResumeFileError('too-long', 'This file holds far more than a résumé. Choose a file with only the résumé in it.');

function walk(root: JsonValue, visit: (value: JsonValue, depth: number) => void): void {
  const open = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    visit(value, depth);
    if (typeof value !== 'object' || value === null) continue;
    for (const item of Object.values<JsonValue>(value)) open.push({ value: item, depth: depth + 1 });
  }
}
