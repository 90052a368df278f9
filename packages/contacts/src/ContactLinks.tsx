import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { contactLabel } from './contact';
import { mailLink, phoneLink } from './contact-links';
import type { Contact } from './contact-table';

const quiet = { variant: 'subtle', color: 'gray', size: 'lg', component: 'a' } as const;

/** Links to email or call a contact, if there is an address or number. */
export function ContactLinks({ contact }: { contact: Contact }) {
  const mail = mailLink(contact.email);
  const phone = phoneLink(contact.phoneNumber);
  const name = contactLabel(contact);
  return (
    <>
      {mail ? (
        <ActionIcon {...quiet} href={mail} aria-label={`Email ${name}`} title={contact.email}>
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
