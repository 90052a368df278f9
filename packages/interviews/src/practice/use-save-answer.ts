import { notify, tryAndNotify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useState } from 'react';
import type { Question } from '../question-bank/question';
import { browserRecordings } from '../recordings/recording-store';
import type { useRecorder } from '../recordings/use-recorder';
import { usePracticeStore } from './practice-store';
import type { Ratings } from './ratings';
import { type CurrentSession, newId } from './session-store';

type Recorded = Extract<ReturnType<typeof useRecorder>['state'], { kind: 'recorded' }>;

export interface GivenAnswer {
  readonly answer: string;
  readonly ratings: Ratings;
  readonly recording: Recorded | undefined;
  readonly startedMs: number;
}

/** Saves an answer with its recording, or shows why it couldn't. `save` resolves to whether it succeeded. */
export function useSaveAnswer({ sessionId, jobId }: CurrentSession, question: Question) {
  const store = usePracticeStore();
  const [isSaving, setSaving] = useState(false);

  const save = async ({ answer, ratings, recording, startedMs }: GivenAnswer): Promise<boolean> => {
    setSaving(true);
    try {
      const recordingId = recording ? newId() : '';
      if (recording) await browserRecordings().save(recordingId, recording.blob);
      const id = tryAndNotify(() =>
        store.addAnswer({
          sessionId,
          jobId,
          questionId: question.id,
          question: question.text,
          kind: question.kind,
          competency: question.competency ?? '',
          answer: answer.trim(),
          recordingId,
          recordingBytes: recording?.blob.size ?? 0,
          recordingSeconds: recording?.seconds ?? 0,
          secondsUsed: Math.round((Date.now() - startedMs) / 1000),
          ratings,
          dateAnswered: new Date().toISOString(),
        }),
      );
      return id !== undefined;
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t save the recording. Try again.'));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
