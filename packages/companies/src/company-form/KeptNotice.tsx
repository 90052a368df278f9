import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

/** Says that a company of this name is kept already, and where. Heard when it appears. */
export function KeptNotice({ company }: { company: Company | undefined }) {
  return (
    // Out of the flow while it is empty, not hidden: what a hidden region says first is not heard.
    <Text component="output" data-full size="sm" pos={company ? undefined : 'absolute'}>
      {company ? (
        <>
          You keep{' '}
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/company/details/$internalId" params={{ internalId: company.internalId }} />
            )}
          >
            {company.companyName}
          </Anchor>{' '}
          already. Add it once more only for another site of it.
        </>
      ) : null}
    </Text>
  );
}
