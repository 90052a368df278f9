import { NotSavedHere } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The screen of a interview that this browser doesn't have. */
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
