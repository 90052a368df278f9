import { ErrorState, Page } from '@keepmark/ui';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Button, Text, TextInput } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { importedPlace } from '../place-import/imported-place';
import { countChanges, decideImport, noDecisions } from '../place-import/decide-import';
import classes from '../place-import/ImportPage.module.css';
import { type PlannedPlace, planImport } from '../place-import/plan-import';
import { PlanRow } from '../place-import/PlanRow';
import { useImportActions } from '../place-import/use-import-actions';
import { useSavedBefore } from '../place-import/use-import-plan';
import { plural } from '@keepmark/ui/words';
import { readLink, type SharedPlaces } from './share-link';

/** Previews places from a shared link before saving them. */
export function SharedPlacesPage() {
  const { hash } = useLocation();
  const read = useMemo(() => readLink(hash), [hash]);
  if ('shared' in read) return <SharedPlacesReview key={hash} shared={read.shared} />;
  return (
    <Page title="Shared places">
      <ErrorState
        title="We couldn’t open this link"
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

const asSaved = (planned: PlannedPlace): PlannedPlace => ({ ...planned, outcome: 'saved', reason: '' });

function SharedPlacesReview({ shared }: { shared: SharedPlaces }) {
  const before = useSavedBefore();
  const saveAll = useImportActions();
  const [groupName, setGroupName] = useState(shared.title);
  const plan = useMemo(() => {
    const entries = shared.places.map(importedPlace);
    return planImport([{ name: '', listGroup: '', entries }], before);
  }, [shared, before]);
  // A link from someone else adds places; it doesn't change what is saved.
  const newPlaces = plan.filter(({ outcome }) => outcome === 'new' || outcome === 'similar');
  const changes = decideImport(newPlaces, { ...noDecisions, groupName });
  const { added } = countChanges(changes);
  return (
    <Page title={shared.title ? `Shared with you: ${shared.title}` : 'Shared with you'}>
      <Text component="output">
        {added > 0 ? `${plural(added, 'new place')}.` : 'You’ve saved all of these places.'}
      </Text>
      {added > 0 ? (
        <div className={classes['submit']}>
          <TextInput
            label="Add to group"
            placeholder="None"
            maxLength={200}
            value={groupName}
            onChange={({ currentTarget }) => setGroupName(currentTarget.value)}
          />
          <Button onClick={() => saveAll(changes, { groupName })}>Save {plural(added, 'place')}</Button>
        </div>
      ) : (
        <div>
          <Button variant="light" renderRoot={(props) => <Link {...props} to="/places" />}>
            Go to places
          </Button>
        </div>
      )}
      <VirtualList label="Shared places" items={plan} itemKey={({ index }) => String(index)} rowHeight={84}>
        {(planned) => <PlanRow planned={planned.outcome === 'completed' ? asSaved(planned) : planned} groups="" />}
      </VirtualList>
    </Page>
  );
}
