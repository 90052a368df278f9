import { sizeText } from '@keepmark/app-shell/size-text';
import { reloadSafely } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Alert, Button, Stack, Text } from '@mantine/core';
import type { SyncProblem } from '../sync-control';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action?: 'reload' | 'dismiss';
}

function wordsFor(problem: SyncProblem): Words {
  switch (problem.kind) {
    case 'full': {
      const { usedBytes, limitBytes } = problem;
      const size = usedBytes !== undefined && limitBytes !== undefined ? ` (${sizeText(limitBytes)})` : '';
      return {
        title: 'No space left on the server',
        text: `Your new changes stay in this browser${size === '' ? '' : `: the server’s limit is reached${size}`}. Delete something you don’t need; deletions make room.`,
      };
    }
    case 'browser-full':
      return {
        title: 'This browser’s storage is full',
        text: 'It can’t take what your other devices added. Delete something here, or export and delete old jobs.',
      };
    case 'reload-needed':
      return {
        title: 'Reload this page',
        text: 'Another device uses a newer version of this site. Reload, so that this one understands what it saves.',
        action: 'reload',
      };
    case 'server-gave-less':
      return {
        title: 'The server gave back less than your devices stored',
        text: `${problem.missing === undefined ? 'Some entries are missing' : `${plural(problem.missing, 'entry', 'entries')} missing`} here. Open this site on a device that has them; it sends them again. If you have none, restore a backup.`,
        action: 'dismiss',
      };
    case 'rows-too-large':
      return {
        title: `${plural(problem.count, 'entry is', 'entries are')} too long to sync`,
        text: 'They stay in this browser only. Shorten their longest text, such as a description of many pages.',
      };
    case 'unreadable-items':
      return {
        title: `${plural(problem.count, 'entry', 'entries')} couldn’t be read`,
        text: 'They’re damaged or weren’t written by your devices. Nothing here was changed by them.',
        action: 'dismiss',
      };
    case 'merged-as-import':
      return {
        title: 'This device was away for a long time',
        text: 'Everything was combined. Some things that you deleted elsewhere may be back: delete them again.',
        action: 'dismiss',
      };
    case 'not-offered':
      return {
        title: 'This site has turned off sync',
        text: 'What you saved is still in this browser. Back it up to a file in Settings.',
      };
    case 'not-remembered':
      return {
        title: 'Your browser doesn’t let this site remember its key',
        text: 'Sync stops when you close this page. Use a normal window instead of a private one, or allow storage.',
      };
    case 'failed':
      return {
        title: 'Sync had a problem',
        text: 'We try again by ourselves. What you save is safe in this browser.',
        action: 'reload',
      };
    default:
      return problem satisfies never;
  }
}

interface ProblemNoteProps {
  readonly problem: SyncProblem;
  readonly onDismiss: () => void;
}

/** What is wrong with sync, and what to do about it. */
export function ProblemNote({ problem, onDismiss }: ProblemNoteProps) {
  const { title, text, action } = wordsFor(problem);
  return (
    <Alert role="note" variant="light" color="warning" title={title}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text}</Text>
        {action === 'reload' ? (
          <Button size="xs" onClick={() => void reloadSafely()}>
            Reload
          </Button>
        ) : null}
        {action === 'dismiss' ? (
          <Button size="xs" variant="default" onClick={onDismiss}>
            Got it
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
