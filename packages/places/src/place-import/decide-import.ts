import type { PlaceValues } from '../place';
import type { PlaceChange } from '../places-store';
import type { Difference } from './complete-place';
import type { PlannedPlace } from './plan-import';

/** What a person decided about a plan. */
export interface ImportDecisions {
  /** Differences, as `differenceKey`, whose value comes from the file. */
  readonly fromFile: ReadonlySet<string>;
  /** Entries, by index, that aren't the saved place that they were taken for. */
  readonly separate: ReadonlySet<number>;
  /** Similar entries, by index, that are the saved place nearby. */
  readonly merged: ReadonlySet<number>;
  /** Groups of the files that nothing is added to. */
  readonly withoutGroups: ReadonlySet<string>;
  /** A group for all of them; empty for none. */
  readonly groupName: string;
}

export const noDecisions: ImportDecisions = {
  fromFile: new Set(),
  separate: new Set(),
  merged: new Set(),
  withoutGroups: new Set(),
  groupName: '',
};

export const differenceKey = ({ index }: PlannedPlace, { field, theirs }: Difference): string =>
  `${index}/${field}/${theirs}`;

function valuesOf(planned: PlannedPlace, { fromFile }: ImportDecisions): PlaceValues {
  const chosen = planned.differences.filter((difference) => fromFile.has(differenceKey(planned, difference)));
  return Object.assign({}, planned.values, ...chosen.map(({ values }) => values)) as PlaceValues;
}

/** What happens to an entry: what was planned, or what the person chose instead. */
export const chosenPlan = (planned: PlannedPlace, { merged }: ImportDecisions): PlannedPlace =>
  planned.nearby && merged.has(planned.index) ? planned.nearby : planned;

/** The changes that an import makes: new places, and saved ones with something to change. */
export function decideImport(plan: readonly PlannedPlace[], decisions: ImportDecisions): readonly PlaceChange[] {
  const { separate, withoutGroups, groupName } = decisions;
  return plan.flatMap((entry): PlaceChange[] => {
    const planned = chosenPlan(entry, decisions);
    const { index, outcome, savedId, ownValues } = planned;
    if (outcome === 'unreadable' || outcome === 'repeated') return [];
    const isSeparate = separate.has(index);
    const track = isSeparate ? planned.ownTrack : planned.track;
    const values = isSeparate && ownValues ? ownValues : valuesOf(planned, decisions);
    const groups = [
      ...[...planned.groups].filter((group) => !withoutGroups.has(group)),
      ...(groupName.trim() ? [groupName.trim()] : []),
    ];
    const isSaved = savedId !== undefined && !isSeparate;
    const isUnchanged = isSaved && groups.length === 0 && !track && Object.keys(values).length === 0;
    return isUnchanged ? [] : [{ values, groups, track, internalId: isSaved ? savedId : undefined }];
  });
}

/** How many places changes add and complete. */
export function countChanges(changes: readonly PlaceChange[]): { added: number; completed: number } {
  const added = changes.filter(({ internalId }) => internalId === undefined).length;
  return { added, completed: changes.length - added };
}
