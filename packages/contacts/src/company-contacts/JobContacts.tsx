import { useSavedCompanyOf } from '@keepmark/companies';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CompanyContacts } from './CompanyContacts';

/** The people one knows where a job is, with the way to the kept company: for the page of a job, which has a slot for them. */
export function PeopleOfJob({ companyName }: { companyName: string }) {
  const company = useSavedCompanyOf({ companyName });
  return (
    <div>
      <CompanyContacts companyId={company?.internalId ?? ''} companyName={companyName} />
      {company ? (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/company/details/$internalId" params={{ internalId: company.internalId }} />
          )}
        >
          What you keep about {company.companyName}
        </Anchor>
      ) : null}
    </div>
  );
}
