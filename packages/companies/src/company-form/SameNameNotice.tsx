import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

export interface SameNameNoticeProps {
  /** The saved company of the typed name. */
  company: Company | undefined;
  /** What to do about it, or what comes of it, in a sentence. */
  advice: string;
}

/** Says that a company of this name is saved already, and where. Heard when it appears. */
export function SameNameNotice({ company, advice }: SameNameNoticeProps) {
  return (
    // Out of the flow while it is empty, not hidden: what a hidden region says first is not heard.
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
