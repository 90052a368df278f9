import { phoneLink } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { contactLabel } from './contact';
import { mailLink, webLink } from './contact-links';
import type { Contact } from './contact-table';

const quiet = { variant: 'subtle', color: 'gray', size: 'lg', component: 'a' } as const;

/** Links to email or call a contact, or to open their web page, if there are any. */
export function ContactLinks({ contact }: { contact: Contact }) {
  const mail = mailLink(contact.email);
  const phone = phoneLink(contact.phoneNumber);
  const web = webLink(contact.url);
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
      {web ? (
        <ActionIcon
          {...quiet}
          href={web}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open the page of ${name}`}
          title={contact.url}
        >
          <Icon name="external-link" size="sm" />
        </ActionIcon>
      ) : null}
    </>
  );
}
