import { useGoBack } from '@keepmark/app-shell/go-back';
import { Page } from '@keepmark/ui';
import { useSearch } from '@tanstack/react-router';
import { useContactActions } from '../use-contact-actions';
import { contactValuesOf, emptyContactForm } from './contact-form';
import { ContactForm } from './ContactForm';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Adds a contact, at the company in the URL if there is one. */
export function AddContactPage() {
  const { add } = useContactActions();
  const search: { companyId?: unknown; companyName?: unknown } = useSearch({ strict: false });
  const company = { companyId: text(search.companyId), companyName: text(search.companyName) };
  return (
    <Page title="Add contact" width="text">
      <ContactForm
        key={company.companyId}
        initialValues={{ ...emptyContactForm, ...company }}
        draftKey={`contact-add/${company.companyId}`}
        submitLabel="Add contact"
        onSubmit={(form) => add(contactValuesOf(form))}
        onLeave={useGoBack('/contacts')}
      />
    </Page>
  );
}
