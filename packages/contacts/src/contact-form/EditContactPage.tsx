import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { NotSavedHere, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { contactLabel } from '../contact';
import type { Contact } from '../contact-table';
import { ContactLinks } from '../ContactLinks';
import { useContact } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import type { ContactsSlots } from '../slots';
import { contactFormOf, contactValuesOf } from './contact-form';
import { ContactForm } from './ContactForm';
import classes from './EditContactPage.module.css';

/** Edits a contact. */
export function EditContactPage({ slots }: { slots: ContactsSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const contact = useOpenedRow(useContact(internalId), internalId);
  if (contact) return <EditContact key={internalId} contact={contact} slots={slots} />;
  return (
    <NotSavedHere
      noun="contact"
      nouns="contacts"
      icon="user"
      action={<Button renderRoot={(props) => <Link {...props} to="/contacts" />}>Go to contacts</Button>}
    />
  );
}

function EditContact({ contact, slots: { ContactDetails } }: { contact: Contact; slots: ContactsSlots }) {
  // The values when the form opened: only fields that differ from them are saved.
  const [opened] = useState(contact);
  const actions = useContactActions();
  const leave = useGoBack('/contacts');
  return (
    <Page title={contactLabel(contact)} width="text" actions={<ContactLinks contact={contact} />}>
      <ContactForm
        initialValues={contactFormOf(opened)}
        ownId={contact.internalId}
        draftKey={`contact-edit/${contact.internalId}`}
        submitLabel="Save changes"
        onSubmit={(form) => actions.change(contact, changedValues(contactValuesOf(form), opened))}
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
