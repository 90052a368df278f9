import { useCountrySetting } from '@keepmark/app-shell';
import { Section } from '@keepmark/ui/section';
import { Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useJobSearch } from '../jobs-api';
import { jobSearchUrl } from './job-search';
import type { MarkedPosting } from './mark-saved';
import classes from './OpenPostings.module.css';
import { postingFacts, shortLocation } from './posting-facts';
import { otherPostings, similarSearch } from './similar-search';

const mostShown = 4;

/** Postings for the same work near the posting. Searched once people scroll to them; nothing when there are none. */
export function SimilarPostings({ posting }: { posting: MarkedPosting }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  return <div ref={ref}>{entry?.isIntersecting ? <Found posting={posting} /> : null}</div>;
}

function Found({ posting }: { posting: MarkedPosting }) {
  const [country] = useCountrySetting();
  const search = similarSearch(posting);
  const { data, isPlaceholderData } = useJobSearch(search);
  const similar = data && !isPlaceholderData ? otherPostings(data.results, posting, mostShown) : [];
  if (similar.length === 0) return null;
  return (
    <Section title="Similar postings">
      <ul className={classes['list']}>
        {similar.map((other) => (
          <li key={other.externalId} className={classes['posting']}>
            <Link
              to="/jobs/search"
              search={{ ...jobSearchUrl(search, country), posting: other.externalId }}
              className={classes['title']}
            >
              {other.jobTitle}
            </Link>
            <Text size="sm">{[other.companyName, shortLocation(other)].filter(Boolean).join(', ')}</Text>
            <Text size="sm" c="dimmed">
              {postingFacts(other).join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
