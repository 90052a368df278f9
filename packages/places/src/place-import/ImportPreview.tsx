import { plural } from '@keepmark/ui/words';
import { Page } from '@keepmark/ui';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Alert, Autocomplete, Button, Checkbox, Group, SegmentedControl, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { usePlaceGroups } from '../place-groups-store';
import { useSavedPlaces } from '../places-store';
import { ColumnMatching } from './ColumnMatching';
import type { ColumnMatch } from './csv-columns';
import classes from './ImportPage.module.css';
import { LookUpPositions } from './LookUpPositions';
import type { FoundPosition } from './look-up-positions';
import { placesOfCsv } from './places-of-csv';
import { countOutcomes, groupsOfPlan, planImport, type PlannedPlace } from './plan-import';
import { outcomeLabel, PlanRow } from './PlanRow';
import type { ImportedFile } from './read-import-file';
import { useImportActions } from './use-import-actions';

export interface ImportPreviewProps {
  file: ImportedFile;
  onBack: () => void;
}

type Shown = 'all' | PlannedPlace['outcome'];
const rowHeight = 62;

/** Previews what an import does with each entry of a file. Nothing is saved until the button is pressed. */
export function ImportPreview({ file, onBack }: ImportPreviewProps) {
  const savedPlaces = useSavedPlaces();
  const groups = usePlaceGroups();
  const [match, setMatch] = useState<ColumnMatch>(() => (file.kind === 'table' ? file.table.match : []));
  const [found, setFound] = useState<ReadonlyMap<number, FoundPosition>>(new Map());
  const [groupName, setGroupName] = useState('');
  const [withGroups, setWithGroups] = useState(true);
  const [shown, setShown] = useState<Shown>('all');
  const addAll = useImportActions();

  const entries = useMemo(
    () => (file.kind === 'table' ? [...placesOfCsv(file.table, match)] : file.places),
    [file, match],
  );
  const plan = useMemo(() => planImport(entries, savedPlaces), [entries, savedPlaces]);
  const counts = useMemo(() => countOutcomes(plan), [plan]);
  const fileGroups = useMemo(() => groupsOfPlan(plan), [plan]);
  const rows = shown === 'all' ? plan : plan.filter(({ outcome }) => outcome === shown);
  const outcomes = (Object.keys(counts) as PlannedPlace['outcome'][]).filter((outcome) => counts[outcome] > 0);

  return (
    <Page title={`Import ${file.name}`}>
      {file.remark ? <Alert color="warning">{file.remark}</Alert> : null}
      {file.kind === 'table' ? (
        <ColumnMatching
          table={file.table}
          match={match}
          onChange={(next) => {
            setMatch(next);
            setFound(new Map());
          }}
        />
      ) : null}
      <Text component="output">
        {counts.new > 0 ? `${plural(counts.new, 'new place')}.` : 'No new places in this file.'}{' '}
        {counts.saved > 0 ? `${plural(counts.saved, 'saved place')} won't change.` : ''}
      </Text>
      <LookUpPositions plan={plan} found={found} onFound={setFound} />
      {fileGroups.length > 0 ? (
        <Checkbox
          label={
            fileGroups.length === 1
              ? 'Include the group in this file'
              : `Include the ${fileGroups.length} groups in this file`
          }
          description={shortList(fileGroups)}
          checked={withGroups}
          onChange={({ currentTarget }) => setWithGroups(currentTarget.checked)}
        />
      ) : null}
      <div className={classes['submit']}>
        {counts.new > 0 ? (
          <Autocomplete
            label={fileGroups.length > 0 && withGroups ? 'Also add all to group' : 'Add to group'}
            placeholder="None"
            maxLength={200}
            data={[...new Set(groups.map(({ name }) => name))]}
            value={groupName}
            onChange={setGroupName}
          />
        ) : null}
        <Group gap="xs">
          <Button disabled={counts.new === 0} onClick={() => addAll({ plan, found, groupName, withGroups })}>
            {counts.new > 0 ? `Import ${plural(counts.new, 'place')}` : 'Nothing to import'}
          </Button>
          <Button variant="default" onClick={onBack}>
            Choose another file
          </Button>
        </Group>
      </div>
      {outcomes.length > 1 ? (
        <div className={classes['outcomes']}>
          <SegmentedControl
            aria-label="Filter entries"
            data={[
              { value: 'all', label: `All (${plan.length.toLocaleString('en')})` },
              ...outcomes.map((value) => ({
                value,
                label: `${outcomeLabel(value)} (${counts[value].toLocaleString('en')})`,
              })),
            ]}
            value={shown}
            onChange={(value) => setShown(value)}
          />
        </div>
      ) : null}
      <VirtualList
        label="Entries in this file"
        items={rows}
        itemKey={({ index }) => String(index)}
        rowHeight={rowHeight}
      >
        {(planned) => <PlanRow planned={planned} isFound={found.has(planned.index)} showsGroups={withGroups} />}
      </VirtualList>
    </Page>
  );
}

const maxNames = 5;

/** "Food, Trips and 3 more". */
const shortList = (names: readonly string[]): string =>
  names.length <= maxNames + 1
    ? names.join(', ')
    : `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
