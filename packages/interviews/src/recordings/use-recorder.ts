import { holdReload } from '@keepmark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

export type RecorderProblem = 'insecure' | 'unsupported' | 'policy' | 'denied' | 'missing' | 'busy' | 'failed';

export type RecorderState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'recording'; readonly startedMs: number }
  | { readonly kind: 'recorded'; readonly blob: Blob; readonly seconds: number }
  | { readonly kind: 'problem'; readonly problem: RecorderProblem };

/** The maximum length of an answer. */
const maxRecordingMs = 10 * 60_000;

const idle: RecorderState = { kind: 'idle' };
const problems: Readonly<Record<string, RecorderProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
};

/** What only Chromium has: whether the page's own headers allow a feature. */
interface DocumentWithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
}

/** Why nobody can record here, whatever they allow. */
function problemOfPage(): RecorderProblem | undefined {
  // A page without TLS has no `mediaDevices` in any browser.
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in globalThis)) return 'unsupported';
  return (document as DocumentWithPolicy).featurePolicy?.allowsFeature('microphone') === false ? 'policy' : undefined;
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Starts to record a stream. Calls `onStop` with the sound, and releases the stream. */
function record(stream: MediaStream, onStop: (blob: Blob) => void): MediaRecorder {
  const recording = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  recording.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise<void>((resolve) => {
    recording.addEventListener('stop', () => {
      stopTracks(stream);
      release();
      resolve();
      onStop(new Blob(chunks, { type: recording.mimeType }));
    });
  });
  recording.start();
  const release = holdReload(() => stopped);
  return recording;
}

/** Records sound from the microphone. The browser asks for permission at the first `start`. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>(idle);
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const isGone = useRef(false);

  const start = useCallback(async (): Promise<void> => {
    const problem = problemOfPage();
    if (problem) {
      setState({ kind: 'problem', problem });
      return;
    }
    setState({ kind: 'asking' });
    let stream: MediaStream | undefined;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) {
        // The screen closed during the permission prompt, so nobody could stop the recording.
        stopTracks(stream);
        return;
      }
      const startedMs = Date.now();
      const recording = record(stream, (blob) => {
        if (recorder.current !== recording) return;
        recorder.current = undefined;
        const seconds = Math.max(1, Math.round((Date.now() - startedMs) / 1000));
        setState(blob.size > 0 ? { kind: 'recorded', blob, seconds } : { kind: 'problem', problem: 'failed' });
      });
      recorder.current = recording;
      setState({ kind: 'recording', startedMs });
    } catch (error) {
      stopTracks(stream);
      const name = error instanceof Error ? error.name : '';
      setState({ kind: 'problem', problem: problems[name] ?? 'failed' });
    }
  }, []);

  const stop = useCallback((): void => recorder.current?.stop(), []);
  const clear = useCallback((): void => setState(idle), []);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const recording = recorder.current;
      recorder.current = undefined;
      if (recording?.state === 'recording') recording.stop();
    };
  }, []);
  useEffect(() => {
    if (state.kind !== 'recording') return undefined;
    const timer = setTimeout(stop, maxRecordingMs);
    return () => clearTimeout(timer);
  }, [state, stop]);

  return { state, start, stop, clear };
}
