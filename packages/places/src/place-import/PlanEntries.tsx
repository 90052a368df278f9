import { VirtualList } from '@keepmark/ui/virtual-list';
import { useState } from 'react';
import { CompareDialog, toggled } from './CompareDialog';
import { chosenPlan } from './decide-import';
import { OutcomeFilter, type ShownOutcome } from './OutcomeFilter';
import type { PlannedPlace } from './plan-import';
import { PlanRow } from './PlanRow';
import type { useImportPlan } from './use-import-plan';

/** An import plan that is there. */
export type ReadyPlan = ReturnType<typeof useImportPlan> & { plan: readonly PlannedPlace[] };

const rowHeight = 84;

/** What an import does with each entry, filtered by outcome. Entries of saved places can be compared with them. */
export function PlanEntries({ importPlan }: { importPlan: ReadyPlan }) {
  const { plan, savedOf, decisions, setDecisions, hasTheseEntries } = importPlan;
  const [shown, setShown] = useState<ShownOutcome>('all');
  const [comparedIndex, setComparedIndex] = useState<number>();
  const rows = shown === 'all' ? plan : plan.filter(({ outcome }) => outcome === shown);
  const comparedEntry = comparedIndex === undefined ? undefined : plan[comparedIndex];
  const compared = comparedEntry && chosenPlan(comparedEntry, decisions);
  const savedCompared = compared && savedOf(compared);
  const groupsText = (names: ReadonlySet<string>) =>
    [...names].filter((name) => !decisions.withoutGroups.has(name)).join(', ');
  return (
    <>
      <OutcomeFilter plan={plan} shown={shown} onChange={setShown} />
      <VirtualList
        label="Entries in these files"
        items={rows}
        itemKey={({ index }) => String(index)}
        rowHeight={rowHeight}
      >
        {(planned) => (
          <PlanRow
            planned={planned}
            groups={groupsText(chosenPlan(planned, decisions).groups)}
            onCompare={hasTheseEntries ? ({ index }) => setComparedIndex(index) : undefined}
            isMerged={decisions.merged.has(planned.index)}
            onMerge={({ index }, isMerged) =>
              setDecisions({ ...decisions, merged: toggled(decisions.merged, index, isMerged) })
            }
          />
        )}
      </VirtualList>
      {compared && savedCompared && hasTheseEntries ? (
        <CompareDialog
          planned={compared}
          saved={savedCompared}
          decisions={decisions}
          onChange={setDecisions}
          onClose={() => setComparedIndex(undefined)}
        />
      ) : null}
    </>
  );
}
