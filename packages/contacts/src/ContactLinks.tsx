import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { contactLabel } from './contact';
import { mailLink, phoneLink } from './contact-links';
import type { Contact } from './contact-table';

const quiet = { variant: 'subtle', color: 'gray', size: 'lg', component: 'a' } as const;

/** Writes to a contact or calls them, where an address or a number is known. */
export function ContactLinks({ contact }: { contact: Contact }) {
  const mail = mailLink(contact.email);
  const phone = phoneLink(contact.phoneNumber);
  const name = contactLabel(contact);
  return (
    <>
      {mail ? (
        <ActionIcon {...quiet} href={mail} aria-label={`Write to ${name}`} title={contact.email}>
          <Icon name="mail" size="sm" />
        </ActionIcon>
      ) : null}
      {phone ? (
        <ActionIcon {...quiet} href={phone} aria-label={`Call ${name}`} title={contact.phoneNumber}>
          <Icon name="phone" size="sm" />
        </ActionIcon>
      ) : null}
    </>
  );
}
