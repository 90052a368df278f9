import type { DirectoryCompany } from '@keepmark/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, FunctionComponent } from 'react';

/** A path of a floor above, which this package's own router does not know: the app's does. */
const PostingsLink = Link as unknown as FunctionComponent<
  Omit<ComponentProps<'a'>, 'href'> & { to: string; search: Readonly<Record<string, string>> }
>;

/** "12 open postings", leading to the search that finds them. */
export function OpenPostingsLink({ found }: { found: Pick<DirectoryCompany, 'companyName' | 'openPostings'> }) {
  const { companyName, openPostings } = found;
  return (
    <Anchor
      renderRoot={(props) => (
        <PostingsLink {...props} to="/jobs/search" search={{ company: companyName, country: 'WORLD' }} />
      )}
    >
      {`${openPostings.toLocaleString('en')} open ${openPostings === 1 ? 'posting' : 'postings'}`}
    </Anchor>
  );
}
