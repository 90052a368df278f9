import { useAppContext } from '@keepmark/app-shell';
import { useSessionUser } from '@keepmark/auth';
import { AppModal, Icon, notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Failure } from '../Failure';
import type { LongWork, SyncProgress, WordsToConfirm } from '../sync-control';
import { useAction } from '../use-action';
import { printWords, wordsText } from './print-words';
import classes from './RecoveryWordsDialog.module.css';

interface RecoveryWordsDialogProps {
  readonly words: WordsToConfirm;
  /** What happens once the words are confirmed: "Turn on sync". */
  readonly confirmLabel: string;
  /** @returns whether the words were right */
  readonly onConfirm: (typed: readonly string[], options: LongWork) => Promise<boolean>;
  /** Called when it has happened, or when the person closed the dialog. */
  readonly onClose: (isDone: boolean) => void;
}

/** Shows recovery words, and goes on once two of them were typed back. */
export function RecoveryWordsDialog({ words, confirmLabel, onConfirm, onClose }: RecoveryWordsDialogProps) {
  const [step, setStep] = useState<'show' | 'confirm'>('show');
  const [isBusy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const close = () => {
    stop.current?.abort();
    onClose(false);
  };
  const confirm = async (typed: readonly string[], onProgress: (progress: SyncProgress) => void) => {
    const controller = (stop.current = new AbortController());
    setBusy(true);
    try {
      const isRight = await onConfirm(typed, { onProgress, signal: controller.signal });
      if (isRight) onClose(true);
      return isRight;
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppModal opened onClose={close} title="Recovery words">
      {step === 'show' ? (
        <ShownWords words={words.words} onDone={() => setStep('confirm')} />
      ) : (
        <ConfirmWords
          positions={words.positions}
          confirmLabel={confirmLabel}
          onConfirm={confirm}
          onBack={isBusy ? undefined : () => setStep('show')}
          onStop={isBusy ? close : undefined}
        />
      )}
    </AppModal>
  );
}

function ShownWords({ words, onDone }: { readonly words: readonly string[]; readonly onDone: () => void }) {
  const { site } = useAppContext();
  const user = useSessionUser();
  const text = wordsText(site.siteName, user?.email ?? '', words);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words.join(' '));
      notify.success('Copied. Paste the words where only you can read them.');
    } catch {
      notify.warning('Your browser didn’t allow copying. Write the words down or download them.');
    }
  };
  return (
    <Stack>
      <Text>
        These 12 words are the key to your data. You need them if you lose all of your devices. We can’t read them or
        send them to you again, so keep them somewhere safe, such as a password manager or on paper.
      </Text>
      <ol className={classes['words']} aria-label="Your recovery words">
        {words.map((word, at) => (
          // Two of the words may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{word}</li>
        ))}
      </ol>
      <Group gap="xs">
        <Button variant="light" leftSection={<Icon name="copy" size="sm" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="light"
          leftSection={<Icon name="download" size="sm" />}
          onClick={() => downloadFile('recovery-words.txt', text, 'text/plain')}
        >
          Download
        </Button>
        <Button variant="light" leftSection={<Icon name="printer" size="sm" />} onClick={() => printWords(text)}>
          Print
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone}>I saved my words</Button>
      </Group>
    </Stack>
  );
}

interface ConfirmWordsProps {
  readonly positions: WordsToConfirm['positions'];
  readonly confirmLabel: string;
  readonly onConfirm: (typed: readonly string[], onProgress: (progress: SyncProgress) => void) => Promise<boolean>;
  /** Undefined while the work goes on. */
  readonly onBack: (() => void) | undefined;
  readonly onStop: (() => void) | undefined;
}

function ConfirmWords({ positions, confirmLabel, onConfirm, onBack, onStop }: ConfirmWordsProps) {
  const [typed, setTyped] = useState<readonly string[]>(() => positions.map(() => ''));
  const [isWrong, setWrong] = useState(false);
  const [progress, setProgress] = useState<SyncProgress>();
  const { run, isRunning, failure } = useAction(async () => {
    setWrong(false);
    setWrong(!(await onConfirm(typed, setProgress)));
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>Type two of your words, so that we know you have them.</Text>
        {positions.map((position, at) => (
          <TextInput
            key={position}
            label={`Word ${position + 1}`}
            value={typed[at] ?? ''}
            data-autofocus={at === 0 || undefined}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            required
            readOnly={isRunning}
            onChange={({ currentTarget: { value } }) => setTyped(typed.with(at, value))}
          />
        ))}
        {isWrong ? <Failure text="One of the words isn’t right. Go back and look at them again." /> : null}
        {failure === '' ? null : <Failure text={failure} />}
        {progress && isRunning ? (
          <Progress
            value={progress.total === 0 ? 0 : (100 * progress.done) / progress.total}
            aria-label={`${progress.done} of ${progress.total}`}
          />
        ) : null}
        <Group justify="flex-end">
          {onStop ? (
            <Button variant="default" onClick={onStop}>
              Stop
            </Button>
          ) : (
            <Button variant="default" onClick={onBack}>
              Show words
            </Button>
          )}
          <Button type="submit" loading={isRunning}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
