import type { Country } from '@keepmark/contracts';
import { EmptyState, Icon } from '@keepmark/ui';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { populationText } from '../figures';
import classes from './CountryList.module.css';

export interface CountryListProps {
  countries: readonly Country[];
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every country by name, found by typing its name or its code. */
export function CountryList({ countries, selectedCode, onChoose }: CountryListProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedCode) showChosen(list.current);
  }, [selectedCode]);
  const wanted = plain(text.trim());
  const shown = countries.filter(
    ({ countryName, countryCode, countryCode3 }) =>
      plain(countryName).includes(wanted) || [countryCode, countryCode3].some((code) => plain(code) === wanted),
  );
  return (
    <div className={classes['column']}>
      <TextInput
        type="search"
        label="Country"
        placeholder="Name or code"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text component="output" size="sm" c="dimmed">
        {shown.length === 1 ? '1 country' : `${shown.length} countries`}
      </Text>
      {shown.length === 0 && (
        <EmptyState
          icon="world"
          title="No such country"
          action={
            <Button variant="light" onClick={() => setText('')}>
              Show all
            </Button>
          }
        >
          Try a part of its English name, or its two-letter code.
        </EmptyState>
      )}
      <ul ref={list} className={classes['list']} aria-label="Countries">
        {shown.map(({ countryCode, countryName, cityPopulation }) => (
          <li key={countryCode}>
            <UnstyledButton
              className={classes['row']}
              aria-current={countryCode === selectedCode ? 'true' : undefined}
              onClick={() => onChoose(countryCode)}
            >
              <Text fw={600}>
                {countryName} <span className={classes['code']}>{countryCode}</span>
              </Text>
              <Text size="sm" c="dimmed">
                {populationText(cityPopulation)} people in cities
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls the list alone to the chosen one, and never the page: who chooses on the map looks at the map. */
function showChosen(list: HTMLUListElement | null): void {
  const row = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !row) return;
  const frame = list.getBoundingClientRect();
  if (row.top < frame.top || row.bottom > frame.bottom)
    list.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
}
