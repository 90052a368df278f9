import { VirtualList } from '@keepmark/ui/virtual-list';
import { useState } from 'react';
import { CompareDialog } from './CompareDialog';
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
  const compared = comparedIndex === undefined ? undefined : plan[comparedIndex];
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
            groups={groupsText(planned.groups)}
            onCompare={hasTheseEntries ? ({ index }) => setComparedIndex(index) : undefined}
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
