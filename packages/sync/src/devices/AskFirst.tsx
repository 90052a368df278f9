import { PathLink } from '@keepmark/app-shell/path-link';
import { SettingsSection } from '@keepmark/app-shell/settings-section';
import { Button, Group, Text } from '@mantine/core';
import { Failure } from '../Failure';
import type { SyncControl } from '../sync-control';
import { useAction } from '../use-action';
import { useSavedSentence } from './saved-here';

/** Somebody else used this browser since it last synced: asks before what they saved becomes this person's. */
export function AskFirst({ control }: { readonly control: SyncControl }) {
  const sentence = useSavedSentence(control);
  const { run, isRunning, failure } = useAction(() => control.addSaved());
  return (
    <SettingsSection
      title="Add what is saved here?"
      text="Another account used this browser, or something was saved here without sync. Until you choose, this browser doesn’t sync."
    >
      <Text aria-live="polite">{sentence}</Text>
      {failure === '' ? null : <Failure text={failure} />}
      <Group>
        <Button loading={isRunning} onClick={run}>
          Add
        </Button>
        <Button variant="default" renderRoot={(props) => <PathLink {...props} to="/settings" />}>
          Not now
        </Button>
      </Group>
    </SettingsSection>
  );
}
