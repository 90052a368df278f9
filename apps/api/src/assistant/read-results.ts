import {
  type AiJob,
  type AiResult,
  type AiResume,
  type JobRequirement,
  jobRequirement,
  postingField,
  resumeChange,
  type ResumeFinding,
  resumeFinding,
} from '@keepmark/contracts';
import type * as z from 'zod/mini';
import { isOrderToAi } from './hostile-text';
import { unreadableAnswer } from './provider-failure';
import { changePaths, entryIdsOf, textsOf } from './resume-paths';

/** A structured answer: what code checked, and the same as Markdown to read. */
export interface ReadResult {
  readonly result: AiResult;
  readonly answer: string;
}

/** What the model wrote, and whether it reached its length before its end. */
export interface ModelText {
  readonly text: string;
  readonly isCut: boolean;
}

const maxItems = 40;

/** Items of a list in the model's JSON. One that doesn't fit its shape is dropped, not the whole list. */
function readItems<Item extends z.ZodMiniType>({ text, isCut }: ModelText, key: string, item: Item) {
  const json = readJsonObject(text) ?? (isCut ? readCutJson(text, key) : undefined);
  if (!json) throw unreadableAnswer();
  const list = json[key];
  if (!Array.isArray(list)) throw unreadableAnswer();
  const items: z.output<Item>[] = [];
  for (const each of list.slice(0, maxItems)) {
    const parsed = item.safeParse(each);
    if (parsed.success) items.push(parsed.data);
  }
  return { items, json, total: list.length };
}

/** The JSON object of an answer, with or without a code fence or words around it. */
function readJsonObject(text: string): Record<string, unknown> | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // What the model sent isn't worth more than that it can't be read.
  }
  return undefined;
}

/** The items that were whole when an answer reached its length; undefined if there is none. */
function readCutJson(text: string, key: string): Record<string, unknown> | undefined {
  const list = new RegExp(`"${key}"\\s*:\\s*\\[`).exec(text);
  if (!list) return undefined;
  const from = list.index + list[0].length;
  for (let to = text.lastIndexOf('}'); to > from; to = text.lastIndexOf('}', to - 1)) {
    const json = readJsonObject(`{"${key}":[${text.slice(from, to + 1)}]}`);
    if (json) return json;
  }
  return undefined;
}

const spaces = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether a text contains these words, whatever the white space. */
const quotes = (source: string) => {
  const searched = spaces(source);
  return (quote: string): boolean => spaces(quote) !== '' && searched.includes(spaces(quote));
};

/** Changes whose path exists and whose `before` is the text there. Others are dropped. */
export function readChanges(written: ModelText, resume: AiResume): ReadResult {
  const { items, total } = readItems(written, 'changes', resumeChange);
  const paths = changePaths(resume);
  const ids = entryIdsOf(resume);
  const seen = new Set<string>();
  const changes = items.filter(({ path, before, after, sourceIds }) => {
    const isGood =
      Object.hasOwn(paths, path) &&
      paths[path] === before &&
      after.trim() !== '' &&
      after !== before &&
      !seen.has(path) &&
      sourceIds.every((id) => ids.has(id));
    if (isGood) seen.add(path);
    return isGood;
  });
  const answer = changes.map(({ before, after, reason }) => `- ${before} → ${after}${reason && ` (${reason})`}`);
  return {
    result: { changes, dropped: total - changes.length },
    answer: answer.join('\n') || 'No changes to suggest.',
  };
}

const withQuote = (finding: ResumeFinding, isQuoted: boolean): ResumeFinding =>
  isQuoted ? finding : { ...finding, quote: '' };

const withEvidence = (requirement: JobRequirement, isShown: boolean): JobRequirement =>
  isShown ? requirement : { ...requirement, evidence: '' };

/** Findings; a quote that isn't in the résumé is removed from its finding. */
export function readFindings(written: ModelText, resume: AiResume): ReadResult {
  const { items, total } = readItems(written, 'findings', resumeFinding);
  const isQuoted = quotes(textsOf(resume));
  const findings = items.map((finding) => withQuote(finding, isQuoted(finding.quote)));
  const answer = findings.map(({ message, quote }) => `- ${message}${quote && ` “${quote}”`}`);
  return { result: { findings, dropped: total - findings.length }, answer: answer.join('\n') || 'Nothing to improve.' };
}

/** Whether a quote is new, because a repeated one would count twice. */
function firstOfEach() {
  const seen = new Set<string>();
  return (quote: string): boolean => {
    const key = spaces(quote).toLowerCase();
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

/**
 * Requirements quoted from the posting. Evidence that isn't in the résumé doesn't count. Without a score if some of the
 * requirements are missing.
 */
export function readRequirements(written: ModelText, resume: AiResume, job: AiJob): ReadResult {
  const { items, json, total } = readItems(written, 'requirements', jobRequirement);
  const isInPosting = quotes(textsOf(job));
  const isInResume = quotes(textsOf(resume));
  const isNew = firstOfEach();
  const requirements = items
    .filter(({ quote }) => isInPosting(quote) && !isOrderToAi(quote) && isNew(quote))
    .map((each) => withEvidence(each, isInResume(each.evidence)));
  if (requirements.length === 0) throw unreadableAnswer();
  const summary = typeof json['summary'] === 'string' ? json['summary'] : '';
  const lines = requirements.map(
    ({ requirement, evidence }) =>
      `- ${evidence ? 'Shown' : 'Not shown'}: ${requirement}${evidence && ` (“${evidence}”)`}`,
  );
  return {
    result: {
      requirements,
      ...(!written.isCut && { score: scoreOf(requirements) }),
      dropped: total - requirements.length,
    },
    answer: [summary, lines.join('\n')].filter(Boolean).join('\n\n'),
  };
}

/** The share of requirements with evidence, 0 to 100. Required ones weigh double. */
export function scoreOf(requirements: readonly JobRequirement[]): number {
  const weightOf = ({ isRequired }: JobRequirement) => (isRequired ? 2 : 1);
  const sum = (some: readonly JobRequirement[]) => some.reduce((total, each) => total + weightOf(each), 0);
  const all = sum(requirements);
  return all === 0 ? 0 : Math.round((100 * sum(requirements.filter(({ evidence }) => evidence !== ''))) / all);
}

/** A prompt with the data that it gives as JSON behind a marker, as plain text, so that quotes in it are found. */
function withPlainData(prompt: string): string {
  const [marker = '', tag = ''] = /<(data-[\w-]{1,60})>\n/.exec(prompt) ?? [];
  const start = prompt.indexOf(marker) + marker.length;
  const end = prompt.lastIndexOf(`\n</${tag}>`);
  const json = tag !== '' && end >= start ? prompt.slice(start, end) : undefined;
  try {
    const data: unknown = json === undefined ? {} : JSON.parse(json);
    return [prompt, ...Object.values(data ?? {}).map(String)].join('\n');
  } catch {
    // The person edited the data: the prompt is all there is.
    return prompt;
  }
}

/** Fields of a posting whose quote is in the prompt with the posting, and gives no orders. */
export function readPostingFields(written: ModelText, prompt: string): ReadResult {
  const source = withPlainData(prompt);
  const { items, total } = readItems(written, 'fields', postingField);
  const isQuoted = quotes(source);
  const fields = items.filter(
    ({ name, value, quote }) => name !== '' && value.trim() !== '' && isQuoted(quote) && !isOrderToAi(quote),
  );
  const answer = fields.map(({ name, value }) => `- **${name}**: ${value}`);
  return {
    result: { fields, dropped: total - fields.length },
    answer: answer.join('\n') || 'The posting states none of the fields.',
  };
}
