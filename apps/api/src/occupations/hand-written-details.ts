import type { OccupationTask, RelatedOccupation, TechnologySkill } from '@keepmark/contracts';
import { handWrittenRelated } from './hand-written-related';
import { handWrittenSkills } from './hand-written-skills';
import { handWrittenTasks } from './hand-written-tasks';
import { handWrittenTitles } from './hand-written-titles';

/** By the code of the occupation: "29-1141". */
type ByCode<Value> = ReadonlyMap<string, Value>;

/** What is known of popular occupations without an import. */
export interface HandWrittenDetails {
  readonly tasks: ByCode<readonly OccupationTask[]>;
  readonly skills: ByCode<readonly TechnologySkill[]>;
  readonly related: ByCode<readonly Pick<RelatedOccupation, 'code' | 'tier'>[]>;
  readonly titles: ByCode<readonly string[]>;
}

let read: HandWrittenDetails | undefined;

export function handWrittenDetails(): HandWrittenDetails {
  read ??= { tasks: readTasks(), skills: readSkills(), related: readRelated(), titles: readTitles() };
  return read;
}

const linesOf = (table: string): string[] => table.trim().split('\n');

/** A line with a code, then one for each task. */
function readTasks(): HandWrittenDetails['tasks'] {
  const tasks = new Map<string, OccupationTask[]>();
  let own: OccupationTask[] = [];
  for (const line of linesOf(handWrittenTasks)) {
    if (/^\d\d-\d{4}$/.test(line)) tasks.set(line, (own = []));
    else own.push({ task: line, isCore: true });
  }
  return tasks;
}

function readSkills(): HandWrittenDetails['skills'] {
  return new Map(
    linesOf(handWrittenSkills).map((line) => {
      const [code = '', ...skills] = line.split('|');
      return [
        code,
        skills.map((skill) => {
          const [name = '', category = '', marks = ''] = skill.split(';');
          return { name, category, isHot: marks.includes('h'), isInDemand: marks.includes('d') };
        }),
      ];
    }),
  );
}

function readRelated(): HandWrittenDetails['related'] {
  return new Map(
    linesOf(handWrittenRelated).map((line) => {
      const [code = '', ...related] = line.split(' ');
      return [
        code,
        related.map((one) => ({ code: one.replace('*', ''), tier: one.endsWith('*') ? 'closest' : 'close' })),
      ];
    }),
  );
}

function readTitles(): HandWrittenDetails['titles'] {
  return new Map(linesOf(handWrittenTitles).map((line) => [line.slice(0, 7), line.slice(8).split('|')]));
}
