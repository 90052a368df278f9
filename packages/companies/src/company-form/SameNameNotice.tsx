import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

export interface SameNameNoticeProps {
  /** The saved company of the typed name. */
  company: Company | undefined;
  /** What to do about it, or what will happen, in one sentence. */
  advice: string;
}

/** Says that a company with this name is saved, with a link. Screen readers announce it. */
export function SameNameNotice({ company, advice }: SameNameNoticeProps) {
  return (
    // Taken out of the layout while empty, but not hidden: screen readers miss the first text in a region that was hidden.
    <Text component="output" data-full size="sm" pos={company ? undefined : 'absolute'}>
      {company ? (
        <>
          You already saved{' '}
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/company/details/$internalId" params={{ internalId: company.internalId }} />
            )}
          >
            {company.companyName}
          </Anchor>
          . {advice}
        </>
      ) : null}
    </Text>
  );
}
