import { Button, Checkbox, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { previewRestore, type RestoreSummary } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { RestoreDialog } from './RestoreDialog';
import { sizeText } from './size-text';
import { type PartChoices, useBackUp } from './use-back-up';
import { useOptionalParts } from './use-optional-parts';

interface ChosenBackup {
  readonly text: string;
  readonly preview: RestoreSummary;
}

/** Backs up everything to one file, and restores it. */
export function BackupAndRestore({ onChanged }: { onChanged: () => void }) {
  const database = useDatabase();
  const [chosen, setChosen] = useState<ChosenBackup>();
  const [failure, setFailure] = useState('');

  const { backUp, isBackingUp } = useBackUp();
  const optional = useOptionalParts();
  const [chosenParts, setChosenParts] = useState<PartChoices>(new Map());
  const choose = async (file: File | null) => {
    if (!file) return;
    setFailure('');
    try {
      const text = await file.text();
      setChosen({ text, preview: previewRestore(database, text, 'merge') });
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t read this file. Try another one.'));
    }
  };

  return (
    <>
      {optional.map(({ name, label, bytes, isIncluded }) => (
        <Checkbox
          key={name}
          label={`${label} (${sizeText(bytes)})`}
          checked={chosenParts.get(name) ?? isIncluded}
          onChange={({ currentTarget: { checked } }) => setChosenParts(new Map([...chosenParts, [name, checked]]))}
        />
      ))}
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<Icon name="database-export" size="sm" />}
          loading={isBackingUp}
          onClick={() => void backUp(onChanged, chosenParts)}
        >
          Back up
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="light" leftSection={<Icon name="database-import" size="sm" />}>
              Restore
            </Button>
          )}
        </FileButton>
      </Group>
      {failure === '' ? null : (
        <Text role="alert" c="error" size="sm">
          {failure}
        </Text>
      )}
      {chosen ? <RestoreDialog {...chosen} onClose={() => setChosen(undefined)} onRestored={onChanged} /> : null}
    </>
  );
}
