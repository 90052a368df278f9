import { AppModal, ErrorState, Icon, LoadingState } from '@keepmark/ui';
import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { populationText } from '../figures';
import { useStates } from '../geography-api';
import classes from './StatesDialog.module.css';

export interface StatesDialogProps {
  opened: boolean;
  onClose: () => void;
  countryCode: string;
  /** Called with the code of the state that was chosen; the dialog closes itself first. */
  onChoose: (stateCode: string) => void;
}

/** Every state or province of a country to choose one from, found by typing. */
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
    return <ErrorState onRetry={() => void states.refetch()}>{states.error.message}</ErrorState>;
  }
  if (!states.data) return <LoadingState label="Loading states" />;
  const wanted = text.trim().toLowerCase();
  const shown = states.data.filter(
    ({ stateName, stateCode }) => stateName.toLowerCase().includes(wanted) || stateCode.toLowerCase() === wanted,
  );
  return (
    <div className={classes['choice']}>
      <TextInput
        type="search"
        label="Name or code"
        data-autofocus
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text component="output" size="sm" c="dimmed">
        {shown.length === 1 ? '1 state' : `${shown.length} states`}
      </Text>
      <ul className={classes['states']} aria-label="States">
        {shown.map((state) => (
          <li key={state.stateCode}>
            <UnstyledButton className={classes['state']} onClick={() => onChoose(state.stateCode)}>
              <Text fw={600}>{state.stateName}</Text>
              <Text size="sm" c="dimmed">
                {populationText(state.cityPopulation)} people in cities
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
