import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useKeptCompany, useSavedCompanies } from '../companies-store';
import { useDeleteCompany } from '../company-delete/use-delete-company';
import type { Company } from '../company-table';
import { CompanyMissing } from '../CompanyMissing';
import type { CompanyConnection } from '../connections/company-connection';
import type { CompaniesSlots } from '../slots';
import { useCompanyActions } from '../use-company-actions';
import { changedValues, companyFormOf, companyValuesOf } from './company-form';
import { CompanyForm } from './CompanyForm';
import classes from './EditCompanyPage.module.css';

export interface EditCompanyPageProps {
  slots: CompaniesSlots;
  /** Those of the slots. They are here before the form is, so that a new name is never saved without them. */
  connections: readonly CompanyConnection[];
}

/** Shows and changes one kept company. */
export function EditCompanyPage(props: EditCompanyPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useKeptCompany(internalId);
  return company ? <SavedCompany key={internalId} company={company} {...props} /> : <CompanyMissing />;
}

function SavedCompany({ company, slots, connections }: EditCompanyPageProps & { company: Company }) {
  // What the form was filled from: only what differs from it is written.
  const [opened] = useState(company);
  const { edit } = useCompanyActions();
  const saved = useSavedCompanies();
  const navigate = useNavigate();
  const { remove, question } = useDeleteCompany(slots, () => void navigate({ to: '/companies' }));
  return (
    <Page title={company.companyName || 'Company without a name'} width="text">
      <CompanyForm
        initialValues={companyFormOf(opened)}
        draftKey={`company-edit/${company.internalId}`}
        submitLabel="Save changes"
        savedAs={(name) => saved.allNamed(name).find(({ internalId }) => internalId !== company.internalId)}
        sameNameAdvice="With the same name, the jobs at one will show up at both."
        onSubmit={(form) => edit(company, changedValues(companyValuesOf(form), opened), connections)}
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
