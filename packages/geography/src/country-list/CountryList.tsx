import { plural } from '@keepmark/ui/words';
import type { Country } from '@keepmark/contracts';
import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { peopleInCitiesText } from '../figures';
import { nameFinder } from '../name-filter/name-finder';
import { NameFilter } from '../name-filter/NameFilter';
import { scrollToSelected } from './scroll-to-selected';
import classes from './CountryList.module.css';

export interface CountryListProps {
  countries: readonly Country[];
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
  /** Whether it fills the width of the page. */
  isWide?: boolean;
}

const noCountry = {
  icon: 'world',
  title: 'No countries found',
  children: 'Try part of its English name or its two-letter code.',
} as const;

/** Every country by name, with a filter. Enter chooses the country when only one is left. */
export function CountryList({ countries, selectedCode, onChoose, isWide = false }: CountryListProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedCode) scrollToSelected(list.current);
  }, [selectedCode]);
  const matches = nameFinder(text);
  const shown = countries.filter(({ countryName, countryCode, countryCode3 }) =>
    matches(countryName, countryCode, countryCode3),
  );
  const [only, ...others] = shown;
  return (
    <div className={classes['column']}>
      <NameFilter
        label="Country"
        placeholder="Name or code"
        text={text}
        onText={setText}
        found={plural(shown.length, 'country', 'countries')}
        chooseOnly={only && others.length === 0 ? () => onChoose(only.countryCode) : undefined}
        none={only ? undefined : noCountry}
      />
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
