import { NotSavedHere } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The screen of a company that isn't saved in this browser. */
export const CompanyNotFound = () => (
  <NotSavedHere
    noun="company"
    nouns="companies"
    icon="building"
    action={<Button renderRoot={(props) => <Link {...props} to="/companies" />}>Go to saved companies</Button>}
  />
);
