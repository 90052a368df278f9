import { ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AppModal, Icon } from '@keepmark/ui';
import { findCountries } from './countries';
import classes from './CountryDialog.module.css';

export interface CountryDialogProps {
  opened: boolean;
  /** The code of the country that is chosen now. */
  value: string;
  onChoose: (countryCode: string) => void;
  onClose: () => void;
}

/** Chooses a country out of all, by typing a part of its name. */
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
          placeholder="Part of a name"
          autoComplete="off"
          leftSection={<Icon name="search" size="sm" />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
      <ScrollArea.Autosize className={classes['list'] ?? ''} mt="sm" type="auto">
        <Stack gap={2}>
          {found.map(({ code, name }) => (
            // All of them are there at once, and a plain button costs a tenth of Mantine's.
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
        {found.length === 0 ? <Text c="dimmed">No country has that name.</Text> : null}
      </ScrollArea.Autosize>
    </AppModal>
  );
}
