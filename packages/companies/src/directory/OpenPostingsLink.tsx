import { plural } from '@keepmark/ui/words';
import type { DirectoryCompany } from '@keepmark/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, FunctionComponent } from 'react';

/** A link to a path from a floor above. The app's router knows it; this package's types don't. */
const PostingsLink = Link as unknown as FunctionComponent<
  Omit<ComponentProps<'a'>, 'href'> & { to: string; search: Readonly<Record<string, string>> }
>;

/** "12 open postings", a link to the job search that finds them. */
export function OpenPostingsLink({ found }: { found: Pick<DirectoryCompany, 'companyName' | 'openPostings'> }) {
  const { companyName, openPostings } = found;
  return (
    <Anchor
      renderRoot={(props) => (
        <PostingsLink {...props} to="/jobs/search" search={{ company: companyName, country: 'WORLD' }} />
      )}
    >
      {plural(openPostings, 'open posting')}
    </Anchor>
  );
}
