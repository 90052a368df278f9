import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isNotFound, useStateProvince, useStates } from '../geography-api';
import { stateWords } from '../state-words';
import { StatesDialog } from './StatesDialog';

export interface StateButtonProps {
  countryCode: string;
  /** The selected state; empty for none. */
  stateCode: string;
  onChoose: (stateCode: string) => void;
}

/** Opens the states dialog. Hidden for a country without states. */
export function StateButton({ countryCode, stateCode, onChoose }: StateButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const { data: chosen, error } = useStateProvince(countryCode, stateCode);
  // A country with a state has some, so the list can wait for the dialog.
  const states = useStates(stateCode === '' || isNotFound(error) ? countryCode : '');
  if (states.data?.length === 0 || isNotFound(states.error)) return null;
  return (
    <>
      <Button variant="default" rightSection={<Icon name="chevron-down" size="sm" />} onClick={open}>
        {chosen?.stateName ?? `Choose a ${stateWords(countryCode).one}`}
      </Button>
      <StatesDialog opened={opened} onClose={close} countryCode={countryCode} onChoose={onChoose} />
    </>
  );
}
