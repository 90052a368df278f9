import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useKeptCompany } from '../companies-store';
import { useDeleteCompany } from '../company-delete/use-delete-company';
import type { Company } from '../company-table';
import { CompanyMissing } from '../CompanyMissing';
import type { CompaniesSlots } from '../slots';
import { useCompanyActions } from '../use-company-actions';
import { changedValues, companyFormOf, companyValuesOf } from './company-form';
import { CompanyForm } from './CompanyForm';
import classes from './EditCompanyPage.module.css';

export interface EditCompanyPageProps {
  slots: CompaniesSlots;
}

/** Shows and changes one kept company. */
export function EditCompanyPage({ slots }: EditCompanyPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useKeptCompany(internalId);
  return company ? <KeptCompany key={internalId} company={company} slots={slots} /> : <CompanyMissing />;
}

function KeptCompany({ company, slots }: EditCompanyPageProps & { company: Company }) {
  // What the form was filled from: only what differs from it is written.
  const [opened] = useState(company);
  const { change } = useCompanyActions();
  const navigate = useNavigate();
  const { remove, question } = useDeleteCompany(slots, () => void navigate({ to: '/companies' }));
  return (
    <Page title={company.companyName || 'Company without a name'} width="text">
      <CompanyForm
        initialValues={companyFormOf(opened)}
        draftKey={`company-edit/${company.internalId}`}
        submitLabel="Save company"
        onSubmit={(form) => change(company, changedValues(companyValuesOf(form), opened))}
        onLeave={useGoBack('/companies')}
        actions={
          <Button variant="subtle" color="error" className={classes['delete']} onClick={() => void remove(company)}>
            Delete
          </Button>
        }
      />
      {question}
    </Page>
  );
}
