import type { OccupationTask, RelatedOccupation, TechnologySkill } from '@keepmark/contracts';
import written from './hand-written-details.json' with { type: 'json' };

/** By the code of the occupation: "29-1141". */
type ByCode<Value> = ReadonlyMap<string, Value>;

/**
 * What is known of popular occupations without an import. Tasks and titles are in our own words. Skills and related
 * occupations, nearest first, were chosen from the O*NET Database of the U.S. Department of Labor, Employment and Training
 * Administration (CC BY 4.0).
 */
export interface HandWrittenDetails {
  readonly tasks: ByCode<readonly OccupationTask[]>;
  readonly skills: ByCode<readonly TechnologySkill[]>;
  readonly related: ByCode<readonly Pick<RelatedOccupation, 'code' | 'tier'>[]>;
  readonly titles: ByCode<readonly string[]>;
}

interface Written extends Record<'tasks' | 'titles', Readonly<Record<string, readonly string[]>>> {
  readonly skills: Readonly<Record<string, readonly TechnologySkill[]>>;
  readonly related: Readonly<Record<string, readonly Pick<RelatedOccupation, 'code' | 'tier'>[]>>;
}

let read: HandWrittenDetails | undefined;

export function handWrittenDetails(): HandWrittenDetails {
  read ??= readDetails(written as Written);
  return read;
}

function readDetails({ tasks, skills, related, titles }: Written): HandWrittenDetails {
  return {
    tasks: new Map(Object.entries(tasks).map(([code, own]) => [code, own.map((task) => ({ task, isCore: true }))])),
    skills: new Map(Object.entries(skills)),
    related: new Map(Object.entries(related)),
    titles: new Map(Object.entries(titles)),
  };
}
