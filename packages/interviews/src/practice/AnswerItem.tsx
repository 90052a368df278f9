import { sizeText } from '@keepmark/app-shell/size-text';
import { changeWithUndo, notify } from '@keepmark/ui';
import { RowAction } from '@keepmark/ui/entity-list';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Playback } from '../recordings/Recorder';
import { browserRecordings } from '../recordings/recording-store';
import type { PracticeAnswer } from './answer-table';
import classes from './Practice.module.css';
import { usePracticeStore } from './practice-store';
import { ratingText } from './rating-text';
import { meanRating } from './ratings';

/** A practiced answer: its text, its recording and its rating. */
export function AnswerItem({ answer }: { answer: PracticeAnswer }) {
  const store = usePracticeStore();
  const [blob, setBlob] = useState<Blob>();
  const { question, recordingId, recordingBytes } = answer;
  const play = async (): Promise<void> => {
    const recording = await browserRecordings()
      .read(recordingId)
      .catch(() => undefined);
    if (recording) setBlob(recording);
    else
      notify.error(
        'This recording isn’t in this browser. It may be on another device, or not have been part of a backup.',
      );
  };
  return (
    <li className={classes['item']}>
      <div className={classes['words']}>
        <strong>{question}</strong>
        {answer.answer === '' ? null : (
          <Text size="sm" className={classes['answer']}>
            {answer.answer}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {ratingText(meanRating(answer.ratings))}
        </Text>
        {recordingId === '' ? null : (
          <div className={classes['buttons']}>
            {blob ? (
              <Playback blob={blob} label={`Recording: ${question}`} />
            ) : (
              <Button size="compact-sm" variant="light" onClick={() => void play()}>
                Play recording ({sizeText(recordingBytes)})
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              color="error"
              aria-label={`Delete recording of ${question}`}
              onClick={() => changeWithUndo('Recording deleted.', () => store.dropRecording(answer))}
            >
              Delete recording
            </Button>
          </div>
        )}
      </div>
      <RowAction
        icon="trash"
        label={`Delete answer to ${question}`}
        title="Delete"
        onClick={() => void changeWithUndo('Answer deleted.', () => store.deleteAnswers('Deleted an answer', [answer]))}
      />
    </li>
  );
}
