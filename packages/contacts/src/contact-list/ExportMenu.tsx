import { PathLink } from '@keepmark/app-shell/path-link';
import { plural } from '@keepmark/ui/words';
import { Icon } from '@keepmark/ui';
import { TargetButton } from '@keepmark/ui/list-header';
import { pageAction } from '@keepmark/ui/page-action';
import { csvText, type CsvWriter, spreadsheetCsv } from '@keepmark/ui/csv';
import { saveFile } from '@keepmark/ui/file-export';
import { Button, Menu } from '@mantine/core';
import type { Contact } from '../contact-table';

const exportCsv = (contacts: readonly Contact[], write: CsvWriter) =>
  saveFile('CSV file', async () => {
    const { contactsCsv } = await import('../contact-files/contacts-csv');
    return { name: 'contacts.csv', content: contactsCsv(contacts, write), type: 'text/csv' };
  });

const exportVcards = (contacts: readonly Contact[]) =>
  saveFile('vCard file', async () => {
    const { vcardText } = await import('../contact-files/write-vcards');
    return { name: 'contacts.vcf', content: vcardText(contacts), type: 'text/vcard' };
  });

export interface ExportMenuProps {
  contacts: readonly Contact[];
  /** On a phone: the icon alone. */
  isCompact?: boolean;
}

/** Exports the given contacts as a vCard or CSV file. */
export function ExportMenu({ contacts, isCompact = false }: ExportMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {isCompact ? (
          <TargetButton label="Export" icon="download" />
        ) : (
          <Button {...pageAction} aria-label="Export" leftSection={<Icon name="download" size="sm" />}>
            Export
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{plural(contacts.length, 'contact')}</Menu.Label>
        <Menu.Item onClick={() => void exportVcards(contacts)}>vCard, for an address book</Menu.Item>
        <Menu.Item onClick={() => void exportCsv(contacts, spreadsheetCsv)}>CSV, for a spreadsheet</Menu.Item>
        <Menu.Item onClick={() => void exportCsv(contacts, csvText)}>CSV, commas removed</Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="history" size="xs" />}
          renderRoot={(props) => <PathLink {...props} to="/settings/deleted" search={{ kind: 'contacts' }} />}
        >
          Recently deleted
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
