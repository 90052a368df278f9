import { useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { copyText } from '@keepmark/ui/file-export';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './Tips.module.css';
import { thankYouNote } from './thank-you-note';

/** A thank-you note to complete and copy. */
export function ThankYouNote({ interview }: { interview: Parameters<typeof thankYouNote>[0] }) {
  const { auth } = useAppContext();
  const [text, setText] = useState(() => {
    const name = userOf(auth.session.getState())?.name;
    return thankYouNote(interview, name === undefined || name === 'User' ? '' : name);
  });
  return (
    <div className={classes['note']}>
      <Textarea
        aria-label="Thank-you note"
        autosize
        minRows={6}
        maxRows={24}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button variant="light" size="compact-md" onClick={() => void copyText(text, 'The note')}>
          Copy note
        </Button>
      </div>
    </div>
  );
}
