import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { NotSavedHere, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { contactLabel } from '../contact';
import type { Contact } from '../contact-table';
import { ContactLinks } from '../ContactLinks';
import { useContact } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import type { ContactsSlots } from '../slots';
import { contactFormOf, contactFormParts, contactValuesOf } from './contact-form';
import { ContactForm } from './ContactForm';
import classes from './EditContactPage.module.css';

/** Edits a contact. */
export function EditContactPage({ slots }: { slots: ContactsSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useContact(internalId);
  const contact = useOpenedRow(stored, internalId);
  if (contact) return <EditContact key={internalId} contact={contact} isDeleted={!stored} slots={slots} />;
  return (
    <NotSavedHere
      noun="contact"
      nouns="contacts"
      icon="user"
      action={<Button renderRoot={(props) => <Link {...props} to="/contacts" />}>Go to contacts</Button>}
    />
  );
}

interface EditContactProps {
  contact: Contact;
  isDeleted: boolean;
  slots: ContactsSlots;
}

function EditContact({ contact, isDeleted, slots: { ContactDetails } }: EditContactProps) {
  const actions = useContactActions();
  const leave = useGoBack('/contacts');
  return (
    <Page title={contactLabel(contact)} width="text" actions={<ContactLinks contact={contact} />}>
      <ContactForm
        initialValues={contactFormOf(contact)}
        ownId={contact.internalId}
        draftKey={`contact-edit/${contact.internalId}`}
        submitLabel="Save changes"
        record={{
          noun: 'contact',
          stored: isDeleted ? undefined : contactFormOf(contact),
          parts: contactFormParts,
          onAddAgain: (form) => actions.add(contactValuesOf(form)),
        }}
        // The form follows the stored contact, so only what the person changed is written.
        onSubmit={(form) => actions.change(contact, changedValues(contactValuesOf(form), contact))}
        onLeave={leave}
        actions={
          <Button
            variant="subtle"
            color="error"
            className={classes['delete']}
            onClick={() => actions.delete([contact]) && leave()}
          >
            Delete
          </Button>
        }
      />
      <Suspense>{ContactDetails ? <ContactDetails contactId={contact.internalId} /> : null}</Suspense>
    </Page>
  );
}
