import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCompany, useSavedCompanies } from '../companies-store';
import { useDeleteCompany } from '../company-delete/use-delete-company';
import type { Company } from '../company-table';
import { CompanyNotFound } from '../CompanyNotFound';
import type { CompanyConnection } from '../connections/company-connection';
import type { CompaniesSlots } from '../slots';
import { useCompanyActions } from '../use-company-actions';
import { companyFormOf, companyFormParts, companyValuesOf } from './company-form';
import { CompanyForm } from './CompanyForm';
import classes from './EditCompanyPage.module.css';

export interface EditCompanyPageProps {
  slots: CompaniesSlots;
  /** The connections in `slots`, loaded before the form is shown: a new name must reach them too. */
  connections: readonly CompanyConnection[];
}

/** Edits a saved company. */
export function EditCompanyPage(props: EditCompanyPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useCompany(internalId);
  const company = useOpenedRow(stored, internalId);
  return company ? (
    <SavedCompany key={internalId} company={company} isDeleted={!stored} {...props} />
  ) : (
    <CompanyNotFound />
  );
}

interface SavedCompanyProps extends EditCompanyPageProps {
  company: Company;
  isDeleted: boolean;
}

function SavedCompany({ company, isDeleted, slots, connections }: SavedCompanyProps) {
  const { edit, save } = useCompanyActions();
  const saved = useSavedCompanies();
  const navigate = useNavigate();
  const { deleteCompany, dialog } = useDeleteCompany(slots, () => void navigate({ to: '/companies' }));
  return (
    <Page title={company.companyName || 'Unnamed company'} width="text">
      <CompanyForm
        initialValues={companyFormOf(company)}
        draftKey={`company-edit/${company.internalId}`}
        submitLabel="Save changes"
        savedAs={(name) => saved.allNamed(name).find(({ internalId }) => internalId !== company.internalId)}
        sameNameAdvice="Jobs at either one will show up on both."
        record={{
          noun: 'company',
          stored: isDeleted ? undefined : companyFormOf(company),
          parts: companyFormParts,
          onAddAgain: (form) => save(companyValuesOf(form), 'Added') !== undefined,
        }}
        // The form follows the stored company, so only what the person changed is written.
        onSubmit={(form) => edit(company, changedValues(companyValuesOf(form), company), connections)}
        onLeave={useGoBack('/companies')}
        actions={
          <Button
            variant="subtle"
            color="error"
            className={classes['delete']}
            onClick={() => void deleteCompany(company)}
          >
            Delete
          </Button>
        }
      />
      {dialog}
    </Page>
  );
}
