import { Alert, Anchor, Button, Text } from '@mantine/core';
import { defineSetting, readSetting, useSetting, writeSetting } from '@keepmark/app-shell/setting';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { randomId } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AiTask } from '../ai-task';
import { hidePersonalData } from '../personal-data/personal-data';
import { copyText } from '@keepmark/ui/file-export';
import { SourceText } from './SourceText';
import classes from './WorkSurface.module.css';

interface WithoutAiProps {
  readonly task: AiTask;
  /** For when we don't know whether there is an AI, because we can't reach the server. */
  readonly onTryAgain: (() => void) | undefined;
}

/** Says that nothing can be asked right now. */
export function Unreachable({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={classes['row']}>
      <Text size="sm" c="dimmed">
        We couldn’t reach the server, so AI answers aren’t available.
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

/** For a site without AI: the prompt, collapsed, to copy into any AI. Personal data is replaced with placeholders. */
export function WithoutAi({ task, onTryAgain }: WithoutAiProps) {
  const [isOpen, setIsOpen] = useState(false);
  const prompt = isOpen ? hidePersonalData(promptToCopy(task), task.personalData).value : '';
  return (
    <>
      {onTryAgain ? <Unreachable onTryAgain={onTryAgain} /> : <SetUpNote />}
      <details className={classes['details']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{`Prompt: ${task.title}`}</summary>
        {isOpen ? (
          <div className={classes['sent']}>
            <SourceText label="Prompt">{prompt}</SourceText>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<Icon name="copy" size="sm" />}
              onClick={() => void copyText(prompt, 'The prompt')}
            >
              Copy prompt
            </Button>
          </div>
        ) : null}
      </details>
    </>
  );
}

/**
 * The text to copy of the task or, by default, the prompt as the call would send it, including additions such as facts
 * on file.
 */
function promptToCopy({ prompt, promptToCopy: wanted, request }: AiTask): string {
  if (wanted !== undefined) return wanted;
  const { body } = request(prompt);
  return 'prompt' in body && typeof body.prompt === 'string' ? body.prompt : prompt;
}

/** The surface that shows the note below: only the first one ever. */
const noteSetting = defineSetting('assistant', 'set-up-note', (stored = '') => stored);

function SetUpNote() {
  const database = useDatabase();
  const [shownBy, setShownBy] = useSetting(noteSetting);
  const [own] = useState(randomId);
  const isFree = shownBy === '';
  useEffect(() => {
    // Another surface of this screen may have taken it since this one was rendered: the first one should show it.
    if (isFree && readSetting(database, noteSetting) === '') {
      writeQuietly(() => writeSetting(database, noteSetting, own));
    }
  }, [isFree, own, database]);
  if (shownBy !== own) return null;
  return (
    <Alert
      role="note"
      color="info"
      icon={<Icon name="info-circle" />}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => writeQuietly(() => setShownBy('dismissed'))}
    >
      You can set up an AI to write answers here.{' '}
      <Anchor component={Link} to="/assistant" inherit>
        AI settings
      </Anchor>
    </Alert>
  );
}

/** Storage may be full or blocked, which doesn't matter for a note. */
function writeQuietly(write: () => void): void {
  try {
    write();
  } catch {
    // The note may show again.
  }
}
