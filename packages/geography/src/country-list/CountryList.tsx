import type { Country } from '@keepmark/contracts';
import { EmptyState, Icon } from '@keepmark/ui';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { peopleInCitiesText } from '../country-words';
import { nameFinder } from '../name-search';
import { showChosen } from './show-chosen';
import classes from './CountryList.module.css';

export interface CountryListProps {
  countries: readonly Country[];
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
  /** Whether it has the width of the page to itself. */
  isWide?: boolean;
}

/** Every country by name, found by typing its name or its code; Enter chooses the only one that is left. */
export function CountryList({ countries, selectedCode, onChoose, isWide = false }: CountryListProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedCode) showChosen(list.current);
  }, [selectedCode]);
  const isWanted = nameFinder(text);
  const shown = countries.filter(({ countryName, countryCode, countryCode3 }) =>
    isWanted(countryName, countryCode, countryCode3),
  );
  const [only, ...others] = shown;
  return (
    <div className={classes['column']}>
      <TextInput
        type="search"
        label="Country"
        placeholder="Name or code"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !only || others.length > 0) return;
          event.preventDefault();
          onChoose(only.countryCode);
        }}
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
      <ul ref={list} className={classes['list']} data-wide={isWide || undefined} aria-label="Countries">
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
                {peopleInCitiesText(cityPopulation)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
