import { plural } from '@keepmark/ui/words';
import { Icon, notify } from '@keepmark/ui';
import { way } from '@keepmark/ui/entity-list/way';
import { downloadFile } from '@keepmark/ui/file-export';
import { Button, Menu } from '@mantine/core';
import type { Contact } from '../contact-table';

async function exportCsv(contacts: readonly Contact[]) {
  const { contactsCsv } = await import('../contact-files/contacts-csv');
  downloadFile('contacts.csv', contactsCsv(contacts), 'text/csv');
}

async function exportVcards(contacts: readonly Contact[]) {
  const { vcardText } = await import('../contact-files/write-vcards');
  downloadFile('contacts.vcf', vcardText(contacts), 'text/vcard');
}

const notifyExportFailed = () => notify.error('We couldn’t create the file. Check your connection and try again.');

/** Exports the given contacts as a vCard or CSV file. */
export function ExportMenu({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...way} aria-label="Export" leftSection={<Icon name="download" size="sm" />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{plural(contacts.length, 'contact')}</Menu.Label>
        <Menu.Item onClick={() => void exportVcards(contacts).catch(notifyExportFailed)}>
          vCard, for an address book
        </Menu.Item>
        <Menu.Item onClick={() => void exportCsv(contacts).catch(notifyExportFailed)}>CSV, for a spreadsheet</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
