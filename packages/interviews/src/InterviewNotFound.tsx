import { NotSavedHere } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The screen for an interview that isn't in this browser. */
export function InterviewNotFound() {
  return (
    <NotSavedHere
      noun="interview"
      nouns="interviews"
      icon="file-text"
      action={<Button renderRoot={(props) => <Link {...props} to="/interviews" />}>Go to interviews</Button>}
    />
  );
}
