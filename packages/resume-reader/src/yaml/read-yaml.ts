import type { Node } from 'yaml';
import type { JsonValue } from '@keepmark/resume-document';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { leavesOf, refuseTooMuch } from '../objects/leaves';
import { fieldName } from '../objects/object-fields';
import { readValue } from '../read-json';

/** Twice a long academic résumé. The parser takes seconds for a million characters. */
const maxCharacters = 200_000;
/** Brackets and indents within each other: beyond some thousand, the parser runs out of memory. */
const maxDepth = 60;
const maxIndent = 400;
/** So that a few lines can't grow into gigabytes. */
const maxAliases = 100;

/** The first key of each program's files at the left edge, and a key that may stand below. */
const starts: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:cv|basics):\s*(?:#.*)?$/, /^\s+[\w$-]+:(?:\s|$)/],
  [/^content:\s*(?:#.*)?$/, /^\s+(?:basics|work|education|location|profiles):\s*(?:#.*)?$/],
];

/** Whether a text is a résumé in YAML: "cv:", "basics:" or "content:" at the left edge, and an indented key below. */
export function isResumeYaml(text: string): boolean {
  const lines = text.slice(0, maxCharacters).split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  return filled.some((line, index) =>
    starts.some(([first, below]) => first.test(line) && below.test(filled[index + 1] ?? '')),
  );
}

/**
 * Reads a résumé from YAML, whichever program wrote it. Dates and numbers stay as they are written.
 * @throws {ResumeFileError} when it has a mistake, is too long, or is no résumé that we know
 */
export async function readYaml(text: string): Promise<ReadResume> {
  const { value, replaced } = await parsedYaml(text);
  refuseTooMuch(value);
  const read = await readValue(value, 'YAML');
  const keys = [...new Set(replaced.map(({ key }) => key))];
  return {
    ...read,
    notices: [
      ...read.notices,
      ...keys.map(
        (key) => `The file has “${key}” more than once in one place. We took the last one, and list what else it says.`,
      ),
    ],
    unplaced: [
      ...read.unplaced,
      ...replaced.flatMap(({ key, value: other }) =>
        leavesOf(other).map((leaf) => `${fieldName(key)}: ${leaf.replaceAll(/\s+/g, ' ')}`),
      ),
    ],
  };
}

interface ParsedYaml {
  readonly value: JsonValue;
  /** Values whose key stands below them again. */
  readonly replaced: readonly { readonly key: string; readonly value: JsonValue }[];
}

async function parsedYaml(text: string): Promise<ParsedYaml> {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.length > maxCharacters || isTooDeep(plain)) throw tooMuch();
  const { isAlias, isNode, LineCounter, parseDocument, visit } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(plain, {
    // Without types: "2021-04" is no number, "NO" is no "false".
    schema: 'failsafe',
    customTags: ['null'],
    merge: true,
    // The last one of two equal keys counts, as elsewhere; the parser takes long to compare them all.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
    lineCounter,
  });
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS')
    throw new ResumeFileError(
      'wrong-type',
      'This YAML file has several documents in it. Put the résumé in a file of its own and choose that.',
    );
  if (error)
    throw new ResumeFileError(
      'broken',
      `This YAML file has a mistake in line ${lineCounter.linePos(error.pos[0]).line}. Correct it and choose the file again.`,
      { cause: error },
    );
  const replacedNodes: { readonly key: string; readonly node: Node }[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const last = new Map(items.map(({ key }, at) => [String(key), at]));
      items.forEach(({ key, value }, at) => {
        const name = String(key);
        // Several maps may be merged into one.
        if (name !== '<<' && last.get(name) !== at && isNode(value) && !isAlias(value))
          replacedNodes.push({ key: name, node: value });
      });
    },
    Scalar: (_key, node) => {
      if (typeof node.value !== 'string' || !node.range) return;
      if (node.type === 'PLAIN') node.value = withItsList(plain.slice(node.range[0], node.range[1])) ?? node.value;
      // A block ends with the line break before the next key.
      else node.value = node.value.trimEnd();
    },
  });
  try {
    const options = { maxAliasCount: maxAliases };
    return {
      value: document.toJS(options) as JsonValue,
      replaced: replacedNodes.map(({ key, node }) => ({ key, value: node.toJS(document, options) as JsonValue })),
    };
  } catch (cause) {
    throw tooMuch(cause);
  }
}

/**
 * A text with a list below, which YAML would fold into the text: people write one to get bullets within a bullet.
 * Undefined for any other text.
 */
function withItsList(source: string): string | undefined {
  if (!/\n[ \t]*- /.test(source)) return undefined;
  const lines = source.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.join('\n').replaceAll(/\n(?!- |\n)/g, ' ');
}

const tooMuch = (cause?: unknown) =>
  new ResumeFileError(
    'too-long',
    'This YAML file holds far more than a résumé. Choose a file with only the résumé in it.',
    {
      cause,
    },
  );

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const bracket of text.matchAll(/[[\]{}]/g)) {
    depth += bracket[0] === '[' || bracket[0] === '{' ? 1 : -1;
    if (depth > maxDepth) return true;
    depth = Math.max(0, depth);
  }
  // Marks of lists and keys indent like spaces: "- - - x".
  return text.split('\n').some((line) => {
    const indent = /^(?:[ \t]|[-?:](?=\s))*/.exec(line)?.[0] ?? '';
    return indent.length > maxIndent || (indent.match(/[-?:]/g)?.length ?? 0) > maxDepth;
  });
}
