import { AppModal, EmptyState, ErrorState, Icon, LoadingState } from '@keepmark/ui';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { peopleInCitiesText } from '../country-words';
import { useStates } from '../geography-api';
import { nameFinder } from '../name-search';
import classes from './StatesDialog.module.css';

export interface StatesDialogProps {
  opened: boolean;
  onClose: () => void;
  countryCode: string;
  /** Called with the code of the state that was chosen; the dialog closes itself first. */
  onChoose: (stateCode: string) => void;
}

/** Every state or province of a country to choose one from, found by typing; Enter chooses the only one that is left. */
export function StatesDialog({ opened, onClose, countryCode, onChoose }: StatesDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Choose a state or province" size="lg">
      <StateChoice
        countryCode={countryCode}
        onChoose={(stateCode) => {
          onClose();
          onChoose(stateCode);
        }}
      />
    </AppModal>
  );
}

function StateChoice({ countryCode, onChoose }: Pick<StatesDialogProps, 'countryCode' | 'onChoose'>) {
  const states = useStates(countryCode);
  const [text, setText] = useState('');
  if (states.isError) {
    return (
      <ErrorState title="The states could not be loaded" onRetry={() => void states.refetch()}>
        {states.error.message}
      </ErrorState>
    );
  }
  if (!states.data) return <LoadingState label="Loading states" />;
  const isWanted = nameFinder(text);
  const shown = states.data.filter(({ stateName, stateCode }) => isWanted(stateName, stateCode));
  const [only, ...others] = shown;
  return (
    <div className={classes['choice']}>
      <TextInput
        type="search"
        label="Name or code"
        data-autofocus
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !only || others.length > 0) return;
          // Or the same press would go on to what has the focus next: the button that opened this.
          event.preventDefault();
          onChoose(only.stateCode);
        }}
      />
      <Text component="output" size="sm" c="dimmed">
        {shown.length === 1 ? '1 state' : `${shown.length} states`}
      </Text>
      {shown.length === 0 && (
        <EmptyState
          icon="map-search"
          title="No such state"
          action={
            <Button variant="light" onClick={() => setText('')}>
              Show all
            </Button>
          }
        >
          Try a part of its name, or its code.
        </EmptyState>
      )}
      <ul className={classes['states']} aria-label="States">
        {shown.map((state) => (
          <li key={state.stateCode}>
            <UnstyledButton className={classes['state']} onClick={() => onChoose(state.stateCode)}>
              <Text fw={600}>{state.stateName}</Text>
              <Text size="sm" c="dimmed">
                {peopleInCitiesText(state.cityPopulation)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
