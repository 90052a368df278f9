import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Company } from '../company-table';

/** Says that a company of this name is kept already, and where. Heard when it appears. */
export function KeptNotice({ company }: { company: Company | undefined }) {
  return (
    <Text component="output" data-full size="sm" hidden={!company}>
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
