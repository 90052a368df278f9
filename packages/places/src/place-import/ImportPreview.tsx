import { filterOptions } from '@keepmark/ui/filter-options';
import { Page } from '@keepmark/ui';
import { nextPaint } from '@keepmark/ui/next-paint';
import { plural } from '@keepmark/ui/words';
import { Autocomplete, Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { usePlaceGroups } from '../place-groups-store';
import { useStartLookup } from '../place-lookup/use-lookup';
import { countChanges } from './decide-import';
import { FileNotices } from './FileNotices';
import { ImportGroups } from './ImportGroups';
import classes from './ImportPage.module.css';
import { ImportProgress } from './ImportProgress';
import { PlanEntries, type ReadyPlan } from './PlanEntries';
import type { ReadFiles } from './read-import-files';
import { useImportActions } from './use-import-actions';
import { useImportPlan } from './use-import-plan';

export interface ImportPreviewProps {
  read: ReadFiles;
  onBack: () => void;
}

/** Previews what an import does with each entry. Nothing is saved until the button is pressed. */
export function ImportPreview({ read, onBack }: ImportPreviewProps) {
  const importPlan = useImportPlan(read);
  const { plan, share } = importPlan;
  if (!plan) return <ImportProgress text="Comparing with your saved places…" share={share} onCancel={onBack} />;
  return <PlanPreview read={read} importPlan={{ ...importPlan, plan }} onBack={onBack} />;
}

interface PlanPreviewProps extends ImportPreviewProps {
  importPlan: ReadyPlan;
}

function PlanPreview({ read, importPlan, onBack }: PlanPreviewProps) {
  const groups = usePlaceGroups();
  const { changes, groupsInFiles, descriptions, matches, changeMatch, decisions, setDecisions } = importPlan;
  const [looksUp, setLooksUp] = useState(false);
  const { added, completed } = countChanges(changes);
  const unlocatedCount = changes.filter(
    ({ values, internalId }) => internalId === undefined && values.latitude == null,
  ).length;
  const { isSaving, save } = useSaving(looksUp && unlocatedCount > 0);

  const [only] = read.files;
  return (
    <Page
      title={read.files.length === 1 && only ? `Import ${only.name}` : `Import ${plural(read.files.length, 'file')}`}
      actions={
        <>
          <Button variant="default" onClick={onBack}>
            Choose other files
          </Button>
          <Button
            disabled={changes.length === 0}
            loading={!importPlan.isCurrent || isSaving}
            onClick={() => void save(changes, { groupName: decisions.groupName, descriptions })}
          >
            {changes.length > 0 ? `Import ${plural(changes.length, 'place')}` : 'Nothing to import'}
          </Button>
        </>
      }
    >
      <FileNotices read={read} matches={matches} onMatch={changeMatch} />
      <Text component="output">
        {[added > 0 && plural(added, 'new place'), completed > 0 && `${plural(completed, 'saved place')} completed`]
          .filter(Boolean)
          .join(', ') || 'Nothing new in these files'}
        .
      </Text>
      {groupsInFiles.size > 0 ? (
        <ImportGroups
          groups={groupsInFiles}
          without={decisions.withoutGroups}
          onChange={(withoutGroups) => setDecisions({ ...decisions, withoutGroups })}
        />
      ) : null}
      {unlocatedCount > 0 ? (
        <Checkbox
          label={`Look up ${plural(unlocatedCount, 'missing location')}`}
          description="Sends the names and addresses of these places to our server, in the background. You review doubtful matches."
          checked={looksUp}
          onChange={({ currentTarget }) => setLooksUp(currentTarget.checked)}
        />
      ) : null}
      <div className={classes['submit']}>
        <Autocomplete
          filter={filterOptions}
          label={groupsInFiles.size > 0 ? 'Also add all to group' : 'Add to group'}
          placeholder="None"
          maxLength={200}
          data={[...new Set(groups.map(({ name }) => name))]}
          limit={50}
          value={decisions.groupName}
          onChange={(groupName) => setDecisions({ ...decisions, groupName })}
        />
      </div>
      <PlanEntries importPlan={importPlan} />
    </Page>
  );
}

/** @param startsLookup whether to look up missing locations afterwards */
function useSaving(startsLookup: boolean) {
  const [isSaving, setSaving] = useState(false);
  const runImport = useImportActions();
  const startLookup = useStartLookup();
  return {
    isSaving,
    save: async (...importArguments: Parameters<typeof runImport>) => {
      setSaving(true);
      // One transaction saves everything or nothing, which takes a second for 20,000 places: the button responds first.
      await nextPaint();
      const isSaved = runImport(...importArguments);
      if (!isSaved) setSaving(false);
      else if (startsLookup) startLookup();
    },
  };
}
