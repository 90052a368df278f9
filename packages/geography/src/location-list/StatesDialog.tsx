import { plural } from '@keepmark/ui/words';
import { AppModal, ErrorState, LoadingState } from '@keepmark/ui';
import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { peopleInCitiesText } from '../figures';
import { useStates } from '../geography-api';
import { nameFinder } from '../name-filter/name-finder';
import { NameFilter } from '../name-filter/NameFilter';
import { stateWords } from '../state-words';
import classes from './StatesDialog.module.css';

export interface StatesDialogProps {
  opened: boolean;
  onClose: () => void;
  countryCode: string;
  /** Called with the selected state code after the dialog closes. */
  onChoose: (stateCode: string) => void;
}

const noState = { icon: 'map-search', title: 'No matches', children: 'Try part of the name or the code.' } as const;

/** Every state of a country, by its own word for them, with a filter. Enter chooses the state when only one is left. */
export function StatesDialog({ opened, onClose, countryCode, onChoose }: StatesDialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`Choose a ${stateWords(countryCode).one}`} size="lg">
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
  const { one, many } = stateWords(countryCode);
  if (states.isError) {
    return (
      <ErrorState title={`We couldn’t load the ${many}`} onRetry={() => void states.refetch()}>
        {states.error.message}
      </ErrorState>
    );
  }
  if (!states.data) return <LoadingState label={`Loading ${many}`} />;
  const matches = nameFinder(text);
  const shown = states.data.filter(({ stateName, stateCode }) => matches(stateName, stateCode));
  const [only, ...others] = shown;
  return (
    <div className={classes['choice']}>
      <NameFilter
        label="Name or code"
        data-autofocus
        text={text}
        onText={setText}
        found={plural(shown.length, one, many)}
        chooseOnly={only && others.length === 0 ? () => onChoose(only.stateCode) : undefined}
        none={only ? undefined : noState}
      />
      <ul className={classes['states']} aria-label={`${many.charAt(0).toUpperCase()}${many.slice(1)}`}>
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
