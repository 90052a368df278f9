import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';
import classes from './CompaniesMapPage.module.css';
import { DirectoryMap } from './DirectoryMap';
import { KeptMap } from './KeptMap';

const modes = { kept: 'Kept companies', hiring: 'Hiring now' } as const;
type Mode = keyof typeof modes;

/** Companies on the map: the kept ones, or those of the directory with the most open postings. */
export function CompaniesMapPage() {
  const { mode: asked } = useParams({ strict: false });
  const mode: Mode = asked === 'hiring' ? 'hiring' : 'kept';
  return (
    <Page title="Companies on the map" width="full">
      <CompaniesNav current="Map" />
      <nav aria-label="What the map shows" className={classes['modes']}>
        {(Object.keys(modes) as Mode[]).map((choice) => (
          <Button
            key={choice}
            size="compact-md"
            variant={choice === mode ? 'filled' : 'default'}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/companies/map/{-$mode}"
                params={{ mode: choice }}
                {...(choice === mode && { 'aria-current': 'page' })}
              />
            )}
          >
            {modes[choice]}
          </Button>
        ))}
      </nav>
      {mode === 'kept' ? <KeptMap /> : <DirectoryMap label="Companies that are hiring" />}
    </Page>
  );
}
