import { Button } from '@mantine/core';
import { EmptyState } from '@keepmark/ui';

/** Shown after a message to support was sent. */
export function SupportSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <output>
      <EmptyState
        icon="circle-check"
        title="Message sent"
        action={
          <Button variant="light" onClick={onAgain}>
            Send another
          </Button>
        }
      >
        We’ll reply to {email}.
      </EmptyState>
    </output>
  );
}
