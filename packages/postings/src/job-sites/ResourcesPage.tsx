import { searchText } from '@keepmark/contracts';
import { EmptyState, Icon, Page } from '@keepmark/ui';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchCountryCode } from '../search-countries';
import { jobSites } from './job-sites';
import { JobSearchNav } from '../JobSearchNav';
import classes from './ResourcesPage.module.css';

/** Job sites in about sixty countries, with a filter. */
export function ResourcesPage() {
  const [text, setText] = useState('');
  const wanted = searchText(text.trim());
  const shown = jobSites.filter(
    ({ name, code, url }) => searchText(name).includes(wanted) || code === wanted || url.includes(wanted),
  );
  return (
    <Page title="Job sites by country">
      <JobSearchNav />
      <Text>
        The public employment service or a popular job board for each country. These sites aren’t ours and open in a new
        tab.
      </Text>
      <TextInput
        type="search"
        aria-label="Search countries"
        placeholder="Country or code"
        leftSection={<Icon name="search" size="sm" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon="world"
          title="No matching countries"
          action={
            <Button variant="light" onClick={() => setText('')}>
              Show all countries
            </Button>
          }
        >
          Try the English name or the two-letter code.
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
                  aria-label={`Search jobs: ${name}`}
                  renderRoot={(props) => <Link {...props} to="/jobs/search" search={{ country: code }} />}
                >
                  Search jobs
                </Anchor>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
