import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { geocode } from '@keepmark/contracts';
import { notify } from '@keepmark/ui';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { plural } from '@keepmark/ui/words';
import { type FoundPosition, lookUpPositions, withoutPosition } from './look-up-positions';
import type { PlannedPlace } from './plan-import';

export interface LookUpPositionsProps {
  plan: readonly PlannedPlace[];
  found: ReadonlyMap<number, FoundPosition>;
  onFound: (found: ReadonlyMap<number, FoundPosition>) => void;
}

/** Offers to look up the locations of new places that have none in the file. */
export function LookUpPositions({ plan, found, onFound }: LookUpPositionsProps) {
  const { api } = useAppContext();
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const missing = withoutPosition(plan).filter(({ index }) => !found.has(index));
  if (missing.length === 0) return null;

  const lookUp = async () => {
    const abort = new AbortController();
    running.current = abort;
    setDone(0);
    try {
      const positions = await lookUpPositions(missing, {
        signal: abort.signal,
        onProgress: setDone,
        geocode: (searchText, signal) => call(api, geocode, { body: { searchText }, signal }),
      });
      onFound(new Map([...found, ...positions]));
      notify.info(`Found ${positions.size} of ${plural(missing.length, 'location')}.`);
    } catch (error) {
      if (!abort.signal.aborted) notify.error(error instanceof Error ? error.message : String(error));
    } finally {
      setDone(undefined);
    }
  };

  return (
    <Alert color="info" title={`${plural(missing.length, 'new place')} without a location`}>
      {done === undefined ? (
        <>
          <Text size="sm">We can look them up by name and address. This sends both to our server.</Text>
          <Button mt="xs" size="compact-md" variant="default" onClick={() => void lookUp()}>
            Look up locations
          </Button>
        </>
      ) : (
        <Group>
          <Progress value={(100 * done) / missing.length} flex={1} aria-label="Looking up locations" />
          <Button size="compact-md" variant="default" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        </Group>
      )}
    </Alert>
  );
}
