import { useHomeOrigin } from '@keepmark/geography/home-location';
import { commuteText, postedAgo } from '../posting-facts';
import { formatDay } from '@keepmark/ui/words';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { jobTypeText } from '../job-type';
import { workplaceLabels, workplaceOfPosting } from '../workplace';
import type { MarkedPosting } from '../saved-postings';
import classes from './PostingFactList.module.css';

/** What people decide by: salary, location, commute, type, age and source. Says what the posting doesn't state. */
export function PostingFactList({ posting }: { posting: MarkedPosting }) {
  const { salary, location, jobType, datePosted, source, sample } = posting;
  const workplace = workplaceOfPosting(posting);
  const ago = postedAgo(posting);
  const posted = ago && `${formatDay(datePosted)} (${ago})`;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Salary', salary || 'Not stated'],
    ['Location', location || 'Not stated'],
    ...(workplace ? ([['Workplace', workplaceLabels[workplace]]] as const) : []),
    ['Commute', <Commute key="commute" posting={posting} />],
    ['Job type', jobTypeText(jobType) || 'Not stated'],
    ['Posted', posted || 'Not stated'],
    ['Source', sample ? 'Sample' : source],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Commute({ posting: { latitude, longitude, remote } }: { posting: MarkedPosting }) {
  const home = useHomeOrigin();
  if (latitude === null || longitude === null) return remote ? 'None (remote)' : 'Unknown';
  if (!home) {
    return (
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/location/from" />}>
        Set your home location
      </Anchor>
    );
  }
  return commuteText(home, { latitude, longitude });
}
