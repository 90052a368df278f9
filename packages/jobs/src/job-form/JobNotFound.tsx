import { NotSavedHere } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Shown for a job that isn't saved in this browser. */
export const JobNotFound = () => (
  <NotSavedHere
    noun="job"
    nouns="jobs"
    icon="briefcase"
    action={<Button renderRoot={(props) => <Link {...props} to="/jobs/list" />}>Go to jobs</Button>}
  />
);
