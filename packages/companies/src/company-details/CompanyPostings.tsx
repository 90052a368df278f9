import { Text, Title } from '@mantine/core';
import { useDirectoryMatch } from '../companies-api';
import { OpenPostingsLink } from '../directory/OpenPostingsLink';
import classes from './CompanyDetailsPage.module.css';

/** How many postings of the company the directory knows to be open, and where. */
export function CompanyPostings({ companyName }: { companyName: string }) {
  const match = useDirectoryMatch(companyName);
  return (
    <section aria-label="Open postings" aria-busy={match.isLoading}>
      <Title order={2} size="h4">
        Open postings
      </Title>
      {match.isError ? (
        <Text c="dimmed">The directory could not be read: {match.error.message}</Text>
      ) : match.data && match.data.openPostings > 0 ? (
        <>
          <OpenPostingsLink found={match.data} />
          <ul className={classes['places']}>
            {match.data.postingPlaces.map(({ label, openPostings }) => (
              <li key={label}>
                <Text component="span">{label || 'Somewhere'}</Text>{' '}
                <Text component="span" size="sm" c="dimmed">
                  {openPostings.toLocaleString('en')}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : match.isLoading ? (
        <Text c="dimmed">Looking in the directory…</Text>
      ) : (
        <Text c="dimmed">The directory knows of none right now. Its careers page may.</Text>
      )}
    </section>
  );
}
