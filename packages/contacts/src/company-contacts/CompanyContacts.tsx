import { type NamedCompany, useSavedCompanies } from '@keepmark/companies';
import { rowList, Section, useShowMore } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { contactLabel } from '../contact';
import { formatDay } from '@keepmark/ui/words';
import { contactTypeLabels } from '../contact-type';
import { ContactLinks } from '../ContactLinks';
import { useContacts } from '../contacts-store';
import classes from './CompanyContacts.module.css';

const shownFirst = 20;

/** The contacts at a company, as a section for its page. */
export function CompanyContacts({ companyId, companyName }: NamedCompany) {
  const contacts = useContacts();
  const saved = useSavedCompanies();
  const own = useMemo(
    () =>
      contacts
        .filter((contact) => saved.isAt(contact, { companyId, companyName }))
        .toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
    [contacts, saved, companyId, companyName],
  );
  const { shown, more } = useShowMore(own, shownFirst);
  return (
    <Section
      title="Contacts"
      actions={
        <Button
          size="compact-sm"
          variant="light"
          renderRoot={(props) => <Link {...props} to="/contact/add" search={{ companyId, companyName }} />}
        >
          Add contact
        </Button>
      }
    >
      {own.length === 0 ? (
        <Text c="dimmed">No contacts at {companyName || 'this company'} yet</Text>
      ) : (
        <ul className={rowList}>
          {shown.map((contact) => (
            <li key={contact.internalId} className={classes['contact']}>
              <div className={classes['text']}>
                <Link to="/contact/edit/$internalId" params={{ internalId: contact.internalId }}>
                  {contactLabel(contact)}
                </Link>
                <Text size="sm" c="dimmed">
                  {[
                    contact.title || contactTypeLabels[contact.contactType],
                    contact.dateLastContacted && `contacted ${formatDay(contact.dateLastContacted)}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </div>
              <div className={classes['links']}>
                <ContactLinks contact={contact} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {more ? <Button variant="subtle" size="compact-sm" {...more} /> : null}
    </Section>
  );
}
