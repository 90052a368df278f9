import { Button } from '@mantine/core';
import { EmptyState } from '@keepmark/ui';

/** Shown once the service has the message. */
export function SupportSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <output>
      <EmptyState
        icon="circle-check"
        title="Your message has arrived"
        action={
          <Button variant="light" onClick={onAgain}>
            Write another
          </Button>
        }
      >
        The answer goes to {email}.
      </EmptyState>
    </output>
  );
}
