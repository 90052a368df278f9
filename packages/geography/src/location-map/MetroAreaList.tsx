import type { MetroArea } from '@keepmark/contracts';
import { EmptyState, Icon } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type Ref, useState } from 'react';
import rows from '../country-list/CountryList.module.css';
import { nameFinder } from '../name-filter/name-finder';
import { metroKindText } from './MetroAreaPanel';

export interface MetroAreaListProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly areas: readonly MetroArea[];
  readonly openedCode: string;
  readonly onOpen: (cbsaCode: string) => void;
  /** Called when the user asks for everything after a filter that found nothing. */
  readonly onShowAll: () => void;
}

/** Metro areas by name, with a filter. */
export function MetroAreaList({ ref, areas, openedCode, onOpen, onShowAll }: MetroAreaListProps) {
  const [text, setText] = useState('');
  const matches = nameFinder(text);
  const listed = areas.filter(({ name }) => matches(name));
  const showAll = () => {
    setText('');
    onShowAll();
  };
  return (
    <div className={rows['column']}>
      <TextInput
        type="search"
        label="Metro area"
        placeholder="Name"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text component="output" size="sm" c="dimmed">
        {plural(listed.length, 'area')}
      </Text>
      {listed.length === 0 && (
        <EmptyState
          icon="map-search"
          title="No metro areas found"
          action={
            <Button variant="light" onClick={showAll}>
              Show all
            </Button>
          }
        >
          Try part of the name, or another state.
        </EmptyState>
      )}
      <ul ref={ref} className={rows['list']} aria-label="Metro areas">
        {listed.map((area) => (
          <li key={area.cbsaCode}>
            <UnstyledButton
              className={rows['row']}
              aria-current={area.cbsaCode === openedCode ? 'true' : undefined}
              onClick={() => onOpen(area.cbsaCode)}
            >
              <Text fw={600}>{area.name}</Text>
              <Text size="sm" c="dimmed">
                {metroKindText(area)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
