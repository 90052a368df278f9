import { useCountrySetting } from '@keepmark/app-shell';
import { Section } from '@keepmark/ui/section';
import { Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useJobSearch } from '../postings-api';
import { emptyJobSearch, type JobSearch, jobSearchUrl } from '../job-search';
import type { MarkedPosting } from '../saved-postings';
import classes from './OpenPostings.module.css';
import { postingFacts, shortLocation } from '../posting-facts';
import { otherPostings, similarSearches } from '../similar-search';

const maxShown = 4;

/** Postings for the same work. Searched once people scroll to them; nothing when there are none. */
export function SimilarPostings({ posting }: { posting: MarkedPosting }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  // Stays when it is scrolled out of sight: the pane would jump.
  const [isReached, setIsReached] = useState(false);
  if (entry?.isIntersecting === true && !isReached) setIsReached(true);
  return (
    <div ref={ref} className={classes['similar']}>
      {isReached ? <Found posting={posting} searches={similarSearches(posting)} /> : null}
    </div>
  );
}

/** What the first of the searches finds that finds others. */
function Found({ posting, searches }: { posting: MarkedPosting; searches: readonly JobSearch[] }) {
  const [search = emptyJobSearch, ...wider] = searches;
  const [country] = useCountrySetting();
  const { data, isPlaceholderData } = useJobSearch(search);
  if (!data || isPlaceholderData) return null;
  const similar = otherPostings(data.results, posting, maxShown);
  if (similar.length === 0) return wider.length > 0 ? <Found posting={posting} searches={wider} /> : null;
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
