import { ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AppModal, Icon } from '@keepmark/ui';
import { findCountries } from './countries';
import classes from './CountryDialog.module.css';

export interface CountryDialogProps {
  opened: boolean;
  /** The code of the current country. */
  value: string;
  onChoose: (countryCode: string) => void;
  onClose: () => void;
}

/** A dialog for choosing a country by typing part of its name. */
export default function CountryDialog({ opened, value, onChoose, onClose }: CountryDialogProps) {
  const [text, setText] = useState('');
  const found = findCountries(text);
  const close = () => {
    setText('');
    onClose();
  };
  const choose = (countryCode: string) => {
    onChoose(countryCode);
    close();
  };
  return (
    <AppModal opened={opened} onClose={close} title="Choose a country" size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) choose(found[0].code);
        }}
      >
        <TextInput
          data-autofocus
          label="Search"
          placeholder="Country name"
          autoComplete="off"
          leftSection={<Icon name="search" size="sm" />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
      <ScrollArea.Autosize className={classes['list'] ?? ''} mt="sm" type="auto">
        <Stack gap={2}>
          {found.map(({ code, name }) => (
            // There can be 250 of them, and a plain button renders ten times faster than Mantine's.
            <button
              key={code}
              type="button"
              className={classes['country']}
              aria-pressed={code === value}
              onClick={() => choose(code)}
            >
              {name}
              {code === value ? <Icon name="check" size="sm" /> : null}
            </button>
          ))}
        </Stack>
        {found.length === 0 ? <Text c="dimmed">No matching countries.</Text> : null}
      </ScrollArea.Autosize>
    </AppModal>
  );
}
