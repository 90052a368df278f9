import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Icon, Page } from '@keepmark/ui';
import { useSelection } from '@keepmark/ui/entity-list/use-selection';
import { ListHeader, MenuButton } from '@keepmark/ui/list-header';
import { pageAction } from '@keepmark/ui/page-action';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useContacts } from '../contacts-store';
import { contactFilterUrl, filteredContacts, readContactFilter, sortedContacts } from './contact-filter';
import { ContactFilterBar } from './ContactFilterBar';
import { ContactRows } from './ContactRows';
import { ExportMenu } from './ExportMenu';

const ImportContacts = lazy(() => import('../contact-import/ImportContacts'));

const filterForm = { read: readContactFilter, write: contactFilterUrl };
const addContact = <Button renderRoot={(props) => <Link {...props} to="/contact/add" />}>Add contact</Button>;

/** The contacts, with filters, bulk changes, import and export. */
export function ContactListPage() {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const [isImporting, setImporting] = useState(false);
  const contacts = useContacts();
  const { sort, type } = filter;
  const sorted = useMemo(() => sortedContacts(contacts, sort), [contacts, sort]);
  // Typing comes first: the list may catch up later.
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filteredContacts(sorted, { text, type }), [sorted, text, type]);
  const selection = useSelection(shown);

  const importContacts = <ImportButton onPress={() => setImporting(true)} />;
  const importDialog = isImporting ? (
    <Suspense fallback={null}>
      <ImportContacts onClose={() => setImporting(false)} />
    </Suspense>
  ) : null;

  if (contacts.length === 0) {
    return (
      <Page title="Contacts" actions={importContacts}>
        <EmptyState
          icon="users"
          title="No contacts yet"
          action={
            <Group justify="center" gap="xs">
              {addContact}
              <RecentlyDeletedLink kind="contacts" />
            </Group>
          }
        >
          Add the recruiters, colleagues, and friends who help with your search, or import them from your phone or email
          app.
        </EmptyState>
        {importDialog}
      </Page>
    );
  }

  const exported = selection.selected.length > 0 ? selection.selected : shown;
  return (
    <Page>
      <ListHeader
        title="Contacts"
        actions={
          <>
            {importContacts}
            <ExportMenu contacts={exported} />
            {addContact}
          </>
        }
        compactActions={
          <>
            <ExportMenu contacts={exported} isCompact />
            <MenuButton
              label="Add"
              entries={[
                { label: 'Add contact', icon: 'plus', renderRoot: (props) => <Link {...props} to="/contact/add" /> },
                { label: 'Import contacts', icon: 'upload', onClick: () => setImporting(true) },
              ]}
            />
          </>
        }
        filters={<ContactFilterBar filter={filter} onChange={changeFilter} />}
      />
      {shown.length === 0 ? (
        <NoMatches onShowAll={() => changeFilter({ text: '', type: 'all' })} />
      ) : (
        <ContactRows shown={shown} total={contacts.length} selection={selection} />
      )}
      {importDialog}
    </Page>
  );
}

function ImportButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      {...pageAction}
      aria-label="Import"
      leftSection={<Icon name="upload" size="sm" />}
      onMouseEnter={() => void import('../contact-import/ImportContacts')}
      onClick={onPress}
    >
      Import
    </Button>
  );
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title="No matching contacts"
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all contacts
        </Button>
      }
    >
      Try fewer words or another type of contact.
    </EmptyState>
  );
}
