import { Text, Title } from '@mantine/core';
import { useDirectoryMatch } from '../companies-api';
import { OpenPostingsLink } from '../directory/OpenPostingsLink';
import classes from './CompanyDetailsPage.module.css';

/** How many open postings the directory has for a company, and where. */
export function CompanyPostings({ companyName }: { companyName: string }) {
  const match = useDirectoryMatch(companyName);
  return (
    <section aria-label="Open postings" aria-busy={match.isLoading}>
      <Title order={2} size="h4">
        Open postings
      </Title>
      {match.isError ? (
        <Text c="dimmed">We couldn’t load the open postings. {match.error.message}</Text>
      ) : match.data && match.data.openPostings > 0 ? (
        <>
          <OpenPostingsLink found={match.data} />
          <ul className={classes['places']}>
            {match.data.postingPlaces.map(({ label, openPostings }) => (
              <li key={label}>
                <Text component="span">{label || 'Location not given'}</Text>{' '}
                <Text component="span" size="sm" c="dimmed">
                  {openPostings.toLocaleString('en')}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : match.isLoading ? (
        <Text c="dimmed">Loading open postings…</Text>
      ) : (
        <Text c="dimmed">No open postings in the directory. Try the company’s careers page.</Text>
      )}
    </section>
  );
}
