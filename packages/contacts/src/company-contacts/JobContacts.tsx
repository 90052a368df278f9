import { useSavedCompanyOf } from '@keepmark/companies';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CompanyContacts } from './CompanyContacts';

/** The contacts at a job's company, with a link to the saved company, as a section for the job page. */
export function JobContacts({ companyName }: { companyName: string }) {
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
          Go to {company.companyName}
        </Anchor>
      ) : null}
    </div>
  );
}
