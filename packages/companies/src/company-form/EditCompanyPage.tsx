import { DeleteButton, editForm, OpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
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

export interface EditCompanyPageProps {
  slots: CompaniesSlots;
  /** The connections in `slots`, loaded before the form is shown: a new name must reach them too. */
  connections: readonly CompanyConnection[];
}

/** Edits a saved company. */
export function EditCompanyPage(props: EditCompanyPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useCompany(internalId);
  const notFound = <CompanyNotFound />;
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={notFound}>
      {(company, isDeleted) => <SavedCompany company={company} isDeleted={isDeleted} {...props} />}
    </OpenedRow>
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
        {...editForm({
          noun: 'company',
          row: company,
          isDeleted,
          values: companyFormOf(company),
          parts: companyFormParts,
          onAddAgain: (form) => save(companyValuesOf(form), 'Added') !== undefined,
          onSubmit: (form) => edit(company, changedValues(companyValuesOf(form), company), connections),
        })}
        savedAs={(name) => saved.allNamed(name).find(({ internalId }) => internalId !== company.internalId)}
        sameNameAdvice="Jobs at either one will show up on both."
        onLeave={useGoBack('/companies')}
        actions={<DeleteButton onClick={() => void deleteCompany(company)} />}
      />
      {dialog}
    </Page>
  );
}
