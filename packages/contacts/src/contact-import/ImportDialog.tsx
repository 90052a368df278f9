import { plural } from '@keepmark/ui/words';
import { AppModal, Icon } from '@keepmark/ui';
import { Button, FileButton, Text } from '@mantine/core';
import { useState } from 'react';
import { readFileText } from '../contact-files/read-file-text';
import { readContacts } from '../contact-files/read-contacts';
import type { ReadCard } from '../contact-files/read-vcards';
import { useContacts } from '../contacts-store';
import { useContactActions } from '../use-contact-actions';
import classes from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { planImport } from './plan-import';

export interface ImportDialogProps {
  onClose: () => void;
}

type ReadFile = { readonly cards: readonly ReadCard[] } | { readonly problem: string };

async function readFile(file: File): Promise<ReadFile> {
  try {
    const cards = readContacts(await readFileText(file));
    if (cards.length > 0) return { cards };
    return {
      problem: `${file.name} has no contacts. Export your contacts as vCard (.vcf) or CSV and choose that file.`,
    };
  } catch (error) {
    return {
      problem: error instanceof Error ? error.message : `We couldn’t read ${file.name}. Try choosing it again.`,
    };
  }
}

/** Imports contacts from a vCard or CSV file, after a preview. */
export default function ImportDialog({ onClose }: ImportDialogProps) {
  const [read, setRead] = useState<ReadFile>();
  const contacts = useContacts();
  const { addAll } = useContactActions();
  const plan = read && 'cards' in read ? planImport(read.cards, contacts) : undefined;
  const values = (plan ?? []).flatMap((card) => (card.values ? [card.values] : []));

  const choose = (file: File | null) => {
    if (file) void readFile(file).then(setRead);
  };

  return (
    <AppModal opened onClose={onClose} title="Import contacts" size="lg">
      <div className={classes['dialog']}>
        <Text>
          Choose a vCard file (.vcf) from your phone, Outlook, or Google Contacts, or a CSV file with a header row. Your
          existing contacts won’t change.
        </Text>
        <div>
          <FileButton accept=".vcf,.vcard,.csv,text/vcard,text/x-vcard,text/csv" onChange={choose}>
            {(props) => (
              <Button
                {...props}
                variant={plan ? 'default' : 'filled'}
                data-autofocus
                leftSection={<Icon name="upload" size="sm" />}
              >
                {read ? 'Choose another file' : 'Choose file'}
              </Button>
            )}
          </FileButton>
        </div>
        {read && 'problem' in read ? (
          <Text role="alert" c="error">
            {read.problem}
          </Text>
        ) : null}
        {plan ? <ImportPreview plan={plan} /> : null}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {plan && values.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {values.length > 0 ? (
            <Button onClick={() => addAll(values) && onClose()}>{`Add ${plural(values.length, 'contact')}`}</Button>
          ) : null}
        </div>
      </div>
    </AppModal>
  );
}
