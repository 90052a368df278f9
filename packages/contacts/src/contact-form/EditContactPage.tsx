import { DeleteButton, editForm, OpenedRow } from '@keepmark/ui/entity-form';
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

/** Edits a contact. */
export function EditContactPage({ slots }: { slots: ContactsSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useContact(internalId);
  const notFound = (
    <NotSavedHere
      noun="contact"
      nouns="contacts"
      icon="user"
      action={<Button renderRoot={(props) => <Link {...props} to="/contacts" />}>Go to contacts</Button>}
    />
  );
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={notFound}>
      {(contact, isDeleted) => <EditContact contact={contact} isDeleted={isDeleted} slots={slots} />}
    </OpenedRow>
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
        {...editForm({
          noun: 'contact',
          row: contact,
          isDeleted,
          values: contactFormOf(contact),
          parts: contactFormParts,
          onAddAgain: (form) => actions.add(contactValuesOf(form)),
          onSubmit: (form) => actions.change(contact, changedValues(contactValuesOf(form), contact)),
        })}
        ownId={contact.internalId}
        onLeave={leave}
        actions={<DeleteButton onClick={() => actions.delete([contact]) && leave()} />}
      />
      <Suspense>{ContactDetails ? <ContactDetails contactId={contact.internalId} /> : null}</Suspense>
    </Page>
  );
}
