import { sizeText } from '@keepmark/app-shell/size-text';
import { Icon } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import classes from './Recorder.module.css';
import type { RecorderProblem, useRecorder } from './use-recorder';

const sentences: Readonly<Record<RecorderProblem, string>> = {
  insecure: 'Browsers record only over a secure connection (https). Type your answer instead.',
  unsupported: 'This browser can’t record sound. Type your answer instead.',
  policy: 'This site doesn’t allow its pages to use the microphone. Type your answer, and tell the site operator.',
  denied:
    'Keepmark isn’t allowed to use the microphone. Allow it in your browser’s site settings, or type your answer.',
  missing: 'We couldn’t find a microphone. Connect one and try again, or type your answer.',
  busy: 'We couldn’t use the microphone. Close other apps that use it and try again, or type your answer.',
  failed: 'We couldn’t record your answer. Try again, or type it.',
};

/** Buttons to record an answer, and the recording. */
export function Recorder({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { state, start, stop, clear } = recorder;
  return (
    <div className={classes['recorder']}>
      {state.kind === 'idle' || state.kind === 'asking' || state.kind === 'problem' ? (
        <Button
          variant="default"
          loading={state.kind === 'asking'}
          leftSection={<Icon name="microphone" size="sm" />}
          onClick={() => void start()}
        >
          Record answer
        </Button>
      ) : null}
      {state.kind === 'recording' ? (
        <Button color="error" leftSection={<Icon name="player-stop" size="sm" />} onClick={stop}>
          Stop recording
        </Button>
      ) : null}
      {state.kind === 'recorded' ? (
        <>
          <Playback blob={state.blob} label="Your recording" />
          <Text size="sm" c="dimmed">
            {sizeText(state.blob.size)}
          </Text>
          <Button variant="subtle" color="error" size="compact-md" onClick={clear}>
            Delete recording
          </Button>
        </>
      ) : null}
      <output>
        {state.kind === 'recording' ? <Text size="sm">Recording. It stays on this device.</Text> : null}
        {state.kind === 'problem' ? <Text size="sm">{sentences[state.problem]}</Text> : null}
      </output>
    </div>
  );
}

/** Plays a recording. */
export function Playback({ blob, label }: { blob: Blob; label: string }) {
  const url = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  // People's own recordings have no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls src={url} aria-label={label} className={classes['player']} />;
}
