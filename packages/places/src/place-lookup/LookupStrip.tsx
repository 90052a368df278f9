import { plural } from '@keepmark/ui/words';
import { Anchor, Group, Progress, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useIsLookupIdle, useLookup } from './use-lookup';

/** One line about a look-up of locations that is running or has matches to review. */
export const LookupStrip = memo(function LookupStrip() {
  // Reading the state reads every saved place.
  return useIsLookupIdle() ? null : <LookupState />;
});

function LookupState() {
  const { state } = useLookup();
  if (!state.isRunning && state.doubtful.length === 0) return null;
  return (
    <Group gap="sm">
      {state.isRunning ? (
        <>
          <Text size="sm">
            Looking up locations: {state.done.toLocaleString('en')} of {state.total.toLocaleString('en')}
          </Text>
          <Progress
            value={(100 * state.done) / state.total}
            miw={80}
            flex={1}
            maw={240}
            aria-label="Looking up locations"
          />
        </>
      ) : null}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/places/locate" />}>
        {state.doubtful.length > 0
          ? `Review ${plural(state.doubtful.length, 'doubtful match', 'doubtful matches')}`
          : 'Details'}
      </Anchor>
    </Group>
  );
}
