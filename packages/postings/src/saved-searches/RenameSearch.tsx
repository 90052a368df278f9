import { AppModal } from '@keepmark/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSearch } from './saved-search-table';

export interface RenameSearchProps {
  /** Null while the dialog is closed. */
  saved: SavedSearch | null;
  onClose: () => void;
  onRename: (saved: SavedSearch, name: string) => void;
}

/** A dialog for another name of a saved search. */
export function RenameSearch({ saved, onClose, onRename }: RenameSearchProps) {
  return (
    <AppModal opened={saved !== null} onClose={onClose} title="Rename search">
      {saved ? <RenameForm key={saved.internalId} saved={saved} onClose={onClose} onRename={onRename} /> : null}
    </AppModal>
  );
}

function RenameForm({ saved, onClose, onRename }: RenameSearchProps & { saved: SavedSearch }) {
  const [opened] = useState(saved.name);
  const [name, setName] = useState(opened);
  const trimmed = name.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '' && trimmed !== opened) onRename(saved, trimmed);
        onClose();
      }}
    >
      <TextInput
        label="Name"
        data-autofocus
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" mt="md" disabled={trimmed === ''}>
        Rename
      </Button>
    </form>
  );
}
