import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** What can be done beside looking at the jobs. */
export function JobsMenu() {
  return (
    <>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
        Add a job
      </Button>
      <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
    </>
  );
}
