import { ErrorState, Page } from '@keepmark/ui';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Button, Text, TextInput } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { importedPlace } from '../place-import/imported-place';
import type { FoundPosition } from '../place-import/look-up-positions';
import classes from '../place-import/ImportPage.module.css';
import { countOutcomes, planImport } from '../place-import/plan-import';
import { PlanRow } from '../place-import/PlanRow';
import { useImportActions } from '../place-import/use-import-actions';
import { useSavedPlaces } from '../places-store';
import { plural } from '@keepmark/ui/words';
import { readShareFragment, type SharedPlaces } from './share-link';

const nothingFound: ReadonlyMap<number, FoundPosition> = new Map();

function readLink(fragment: string): { shared: SharedPlaces } | { problem: string } {
  try {
    return { shared: readShareFragment(fragment) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Previews places from a shared link before saving them. */
export function SharedPlacesPage() {
  const { hash } = useLocation();
  const read = useMemo(() => readLink(hash), [hash]);
  if ('shared' in read) return <SharedPreview key={hash} shared={read.shared} />;
  return (
    <Page title="Shared places">
      <ErrorState
        title="We couldn't open this link"
        action={
          <Button variant="light" renderRoot={(props) => <Link {...props} to="/places" />}>
            Go to places
          </Button>
        }
      >
        {read.problem}
      </ErrorState>
    </Page>
  );
}

function SharedPreview({ shared }: { shared: SharedPlaces }) {
  const savedPlaces = useSavedPlaces();
  const saveAll = useImportActions();
  const [groupName, setGroupName] = useState(shared.title);
  const entries = useMemo(() => shared.places.map(importedPlace), [shared]);
  const plan = useMemo(() => planImport(entries, savedPlaces), [entries, savedPlaces]);
  const counts = countOutcomes(plan);
  return (
    <Page title={shared.title ? `Shared with you: ${shared.title}` : 'Shared with you'}>
      <Text component="output">
        {counts.new > 0 ? `${plural(counts.new, 'new place')}.` : "You've saved all of these places."}
      </Text>
      {counts.new > 0 ? (
        <div className={classes['submit']}>
          <TextInput
            label="Add to group"
            placeholder="None"
            maxLength={200}
            value={groupName}
            onChange={({ currentTarget }) => setGroupName(currentTarget.value)}
          />
          <Button onClick={() => saveAll({ plan, found: nothingFound, groupName, withGroups: false })}>
            Save {plural(counts.new, 'place')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="light" renderRoot={(props) => <Link {...props} to="/places" />}>
            Go to places
          </Button>
        </div>
      )}
      <VirtualList label="Shared places" items={plan} itemKey={({ index }) => String(index)} rowHeight={62}>
        {(planned) => <PlanRow planned={planned} isFound={false} showsGroups={false} />}
      </VirtualList>
    </Page>
  );
}
