import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useSavedCompanies } from '../companies-store';
import { useCompanyActions } from '../use-company-actions';
import { companyValuesOf, emptyCompanyForm } from './company-form';
import { CompanyForm } from './CompanyForm';

/** Adds a company that the person types in. */
export function AddCompanyPage() {
  const { save } = useCompanyActions();
  const saved = useSavedCompanies();
  return (
    <Page title="Add company" width="text">
      <CompanyForm
        initialValues={emptyCompanyForm}
        draftKey="company-add"
        submitLabel="Add company"
        savedAs={(companyName) => saved.named(companyName)}
        sameNameAdvice="Add it again only for another location."
        onSubmit={(form) => save(companyValuesOf(form), 'Added') !== undefined}
        onLeave={useGoBack('/companies')}
      />
    </Page>
  );
}
