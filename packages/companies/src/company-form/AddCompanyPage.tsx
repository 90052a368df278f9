import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useKeptByName } from '../companies-store';
import { useCompanyActions } from '../use-company-actions';
import { companyValuesOf, emptyCompanyForm } from './company-form';
import { CompanyForm } from './CompanyForm';

/** Adds a company that one knows. */
export function AddCompanyPage() {
  const { add } = useCompanyActions();
  const kept = useKeptByName();
  return (
    <Page title="Add a company" width="text">
      <CompanyForm
        initialValues={emptyCompanyForm}
        draftKey="company-add"
        submitLabel="Add company"
        keptAs={(companyName) => kept.named(companyName)}
        onSubmit={(form) => add(companyValuesOf(form))}
        onLeave={useGoBack('/companies')}
      />
    </Page>
  );
}
