import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';
import classes from './CompaniesMapPage.module.css';
import { DirectoryMap } from './DirectoryMap';
import { SavedCompaniesMap } from './SavedCompaniesMap';

const modes = [
  { label: 'Saved companies', mode: undefined },
  { label: 'Hiring now', mode: 'hiring' },
] as const;

/** A map of the saved companies or, in the mode `hiring`, of the directory companies with the most open postings. */
export function CompaniesMapPage() {
  const { mode: asked } = useParams({ strict: false });
  const current = asked === 'hiring' ? 'hiring' : undefined;
  return (
    <Page title="Companies on the map" width="full">
      <CompaniesNav current="Map" />
      <nav aria-label="Map" className={classes['modes']}>
        {modes.map(({ label, mode }) => (
          <Button
            key={label}
            size="compact-md"
            variant={mode === current ? 'filled' : 'default'}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/companies/map/{-$mode}"
                activeOptions={{ exact: true }}
                params={{ mode }}
                {...(mode === current && { 'aria-current': 'page' })}
              />
            )}
          >
            {label}
          </Button>
        ))}
      </nav>
      {current === 'hiring' ? <DirectoryMap label="Companies that are hiring" /> : <SavedCompaniesMap />}
    </Page>
  );
}
