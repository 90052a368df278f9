import type { Question } from '../question-bank/question';

const maxQuestions = 20;
const shortest = 12;
/** Numbers, bullets, headings and emphasis at the start of a line of Markdown. */
const lineStart = /^[\s>#*_\-–•]*(?:\d{1,2}[.)]\s*)?[\s*_"“]*/;

/** The questions in an AI answer, in order: sentences that end in a question mark, one per line. */
export function questionsIn(answer: string): Question[] {
  const texts = new Set<string>();
  for (const line of answer.split('\n')) {
    const [text] = /^[^?]*\?/.exec(line.replace(lineStart, '')) ?? [];
    const question = text?.replaceAll(/[*_`"“”]/g, '').trim() ?? '';
    if (question.length >= shortest && question.length <= 300) texts.add(question);
  }
  return [...texts].slice(0, maxQuestions).map((text) => ({ id: '', kind: 'technical', text }));
}
