import { EmptyState, Icon, Page } from '@keepmark/ui';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchCountryCode } from '../job-search/search-countries';
import { jobSites } from './job-sites';
import classes from './ResourcesPage.module.css';

/** The job sites of about sixty countries, to be filtered by name. */
export function ResourcesPage() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = jobSites.filter(
    ({ name, code, url }) => name.toLowerCase().includes(wanted) || code === wanted || url.includes(wanted),
  );
  return (
    <Page title="Job sites by country">
      <Text>
        The public employment service of each country, or a board that is well known there. They open in a new tab and
        belong to others.
      </Text>
      <TextInput
        type="search"
        aria-label="Find a country"
        placeholder="Country or its code"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon="world"
          title="No such country here"
          action={
            <Button variant="light" onClick={() => setText('')}>
              Show all countries
            </Button>
          }
        >
          Write its English name, or its two letters.
        </EmptyState>
      ) : (
        <ul className={classes['sites']} aria-label="Job sites">
          {shown.map(({ name, code, url }) => (
            <li key={code} className={classes['site']}>
              <Text fw={600}>{name}</Text>
              <Anchor href={url} target="_blank" rel="noopener noreferrer" className={classes['address']}>
                {new URL(url).hostname}
              </Anchor>
              {searchCountryCode(code) ? (
                <Anchor
                  size="sm"
                  aria-label={`Search jobs here: ${name}`}
                  renderRoot={(props) => <Link {...props} to="/jobs/search" search={{ country: code }} />}
                >
                  Search jobs here
                </Anchor>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
