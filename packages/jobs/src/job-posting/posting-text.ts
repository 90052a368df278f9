import type { Job } from '../job-table';
import { withoutPostingFields } from './posting-fields';

/** Below this many characters nothing can be compared with a posting; below the second, only roughly. */
const postingCharacters = { least: 100, full: 600 } as const;

type Posting = Pick<Job, 'description' | 'jobPostingData'>;

/** The description and the full posting of a job, each text once, without the fields read from it. */
export function postingPartsOf({ description, jobPostingData }: Posting): Posting {
  const [text, more] = [description.trim(), withoutPostingFields(jobPostingData)];
  if (text.includes(more)) return { description: text, jobPostingData: '' };
  return { description: more.includes(text) ? '' : text, jobPostingData: more };
}

/** Both parts of a job's posting in one text. Empty if there is none. */
export function postingTextOf(posting: Posting): string {
  const { description, jobPostingData } = postingPartsOf(posting);
  return [description, jobPostingData].filter(Boolean).join('\n\n');
}

export type PostingState = 'missing' | 'short' | 'partial' | 'full';

/** How complete the text of a posting is. */
export function postingStateOf(text: string): PostingState {
  if (text === '') return 'missing';
  if (text.length < postingCharacters.least) return 'short';
  return text.length < postingCharacters.full ? 'partial' : 'full';
}

const bullet = /^\s*(?:[-•*●▪–·]|\(?\d{1,2}[.)])\s+(?=\S)/;
const asks =
  /\b(?:experience|ability to|able to|must|required?|requirements?|knowledge|skills?|degree|certifi\w+|licens\w+|familiar\w*|proficien\w+|years)\b/i;
const maxLines = 8;

/** Lines of a posting that say what it asks for, word for word: what an interviewer will ask about. */
export function requirementLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n|(?<=[.!?])\s+(?=\p{Lu})/u).map((line) => line.trim());
  const fitting = lines
    .map((line) => ({ isBullet: bullet.test(line), words: line.replace(bullet, '') }))
    .filter(({ isBullet, words }) => words.length <= 220 && words.split(/\s+/).length >= (isBullet ? 2 : 4))
    .filter(({ words }) => asks.test(words) && !words.endsWith(':'));
  return [...new Set(fitting.map(({ words }) => words))].slice(0, maxLines);
}
