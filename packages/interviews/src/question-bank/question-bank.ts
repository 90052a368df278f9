import { behavioralQuestions } from './behavioral-questions';
import { type Competency, competencyIds } from './competencies';
import { motivationQuestions } from './motivation-questions';
import { type OccupationGroup, occupationGroupCodes } from './occupation-groups';
import type { Question } from './question';
import { type AskedPerson, questionsToAsk } from './questions-to-ask';
import { situationalQuestions } from './situational-questions';
import { technicalQuestions } from './technical-questions';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const byCompetency = (kind: 'behavioral' | 'situational', texts: Readonly<Partial<Record<Competency, string>>>) =>
  competencyIds.flatMap((competency) =>
    lines(texts[competency] ?? '').map((text, index): Question => ({
      id: `${kind}-${competency}-${index + 1}`,
      kind,
      text,
      competency,
    })),
  );

const technicalOf = (group: OccupationGroup): Question[] =>
  lines(technicalQuestions[group]).map((text, index) => ({
    id: `technical-${group}-${index + 1}`,
    kind: 'technical',
    text,
    group,
  }));

const toAskOf = (person: AskedPerson): Question[] =>
  lines(questionsToAsk[person]).map((text, index) => ({ id: `ask-${person}-${index + 1}`, kind: 'ask', text, person }));

/** Our own questions, in display order. An id never changes, because the practice log has it. */
export const questionBank: readonly Question[] = [
  ...byCompetency('behavioral', behavioralQuestions),
  ...byCompetency('situational', situationalQuestions),
  ...lines(motivationQuestions).map((text, index): Question => ({
    id: `motivation-${index + 1}`,
    kind: 'motivation',
    text,
  })),
  ...occupationGroupCodes.flatMap(technicalOf),
  ...(Object.keys(questionsToAsk) as AskedPerson[]).flatMap(toAskOf),
];
