import { useGoBack } from '@keepmark/app-shell/go-back';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { contactLabel } from '../contact';
import type { Contact } from '../contact-table';
import { ContactLinks } from '../ContactLinks';
import { useKeptContact } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import { changedValues, contactFormOf, contactValuesOf } from './contact-form';
import { ContactForm } from './ContactForm';
import classes from './EditContactPage.module.css';

/** Shows and changes one kept contact. */
export function EditContactPage() {
  const { internalId = '' } = useParams({ strict: false });
  const contact = useKeptContact(internalId);
  if (contact) return <KeptContact key={internalId} contact={contact} />;
  return (
    <Page title="Contact">
      <EmptyState
        icon="user"
        title="This contact is not kept here"
        action={<Button renderRoot={(props) => <Link {...props} to="/contacts" />}>Go to your contacts</Button>}
      >
        It was deleted, or it is kept in another browser: contacts stay on the device on which they were kept.
      </EmptyState>
    </Page>
  );
}

function KeptContact({ contact }: { contact: Contact }) {
  // What the form was filled from: only what differs from it is written.
  const [opened] = useState(contact);
  const actions = useContactActions();
  const leave = useGoBack('/contacts');
  return (
    <Page title={contactLabel(contact)} width="text" actions={<ContactLinks contact={contact} />}>
      <ContactForm
        initialValues={contactFormOf(opened)}
        ownId={contact.internalId}
        draftKey={`contact-edit/${contact.internalId}`}
        submitLabel="Save contact"
        onSubmit={(form) => actions.change(contact, changedValues(contactValuesOf(form), opened))}
        onLeave={leave}
        actions={
          <Button
            variant="subtle"
            color="error"
            className={classes['delete']}
            onClick={() => actions.remove([contact]) && leave()}
          >
            Delete
          </Button>
        }
      />
    </Page>
  );
}
