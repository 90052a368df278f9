import { Checkbox, Text } from '@mantine/core';
import type { Interview } from '../interview-table';
import { useInterviewsStore } from '../interviews-store';
import { tryAndNotify } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { checklistFor } from './checklist';
import classes from './Tips.module.css';

/** What to do before and after an interview. Saves each check. */
export function Checklist({ interview }: { interview: Interview }) {
  const store = useInterviewsStore();
  const items = checklistFor(interview.interviewType);
  const done = new Set(interview.checklist);
  const check = (id: string, isDone: boolean) => {
    const checklist = isDone ? [...done, id] : [...done].filter((one) => one !== id);
    tryAndNotify(() => store.update(interview.internalId, { checklist }));
  };
  return (
    <Section title="Checklist" className={classes['checklist']}>
      <Text component="output" size="sm" c="dimmed">
        {items.filter(({ id }) => done.has(id)).length} of {items.length} done
      </Text>
      {items.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={text}
          checked={done.has(id)}
          onChange={({ currentTarget }) => check(id, currentTarget.checked)}
        />
      ))}
    </Section>
  );
}
