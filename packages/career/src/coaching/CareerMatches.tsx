import { ErrorState, LoadingState } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Text } from '@mantine/core';
import { CareerLink } from '../counseling/CareerLink';
import classes from './CareerMatches.module.css';
import type { CoachingProfile } from './coaching-profile';
import { type CareerMatch, rankingRule } from './match-careers';
import { type ReadTitle, useCareerMatches } from './use-career-matches';

/** The careers that match a profile, with the reasons. Needs no AI. */
export function CareerMatches({ profile }: { profile: CoachingProfile }) {
  const isEmpty = profile.currentCareer.trim() === '' && profile.career.trim() === '';
  return (
    <Section title="Careers that match">
      {isEmpty ? (
        <Text c="dimmed">Enter your current career or the one you have in mind to see careers like it.</Text>
      ) : (
        <Matches profile={profile} />
      )}
    </Section>
  );
}

function Matches({ profile }: { profile: CoachingProfile }) {
  const { state, error, retry, readTitles, matches, isShortTable } = useCareerMatches(profile);
  if (state === 'loading') return <LoadingState label="Comparing careers" />;
  if (state === 'failed') {
    return (
      <ErrorState title="We couldn’t compare careers" onRetry={retry}>
        {error?.message}
      </ErrorState>
    );
  }
  return (
    <>
      {readTitles.map((read) => (
        <ReadAs key={read.typed} {...read} />
      ))}
      {matches.length === 0 ? (
        <Text c="dimmed">No related careers on file. Try another title for the same work.</Text>
      ) : (
        <>
          <ol className={classes['list']} aria-label="Careers that match">
            {matches.map((match) => (
              <Match key={match.code} match={match} />
            ))}
          </ol>
          <Text size="sm" c="dimmed">
            {rankingRule}
          </Text>
        </>
      )}
      {isShortTable ? (
        <Text size="sm" c="dimmed">
          From a short table of popular occupations; this server hasn’t loaded the full O*NET data.
        </Text>
      ) : null}
    </>
  );
}

function ReadAs({ typed, occupation }: ReadTitle) {
  if (!occupation)
    return <Text size="sm">{`We found no occupation like “${typed}”. Try another title for the same work.`}</Text>;
  if (occupation.title.toLowerCase() === typed.trim().toLowerCase()) return null;
  return (
    <Text size="sm" c="dimmed">
      {`“${typed}” is read as `}
      <CareerLink {...occupation} />.
    </Text>
  );
}

function Match({ match: { code, title, reasons, points, skills, interests } }: { match: CareerMatch }) {
  const uses =
    skills.length > 0
      ? `Uses ${skills.length === 1 ? 'your skill' : `${skills.length} of your skills`}: ${shortened(skills)}`
      : '';
  const mentions = interests.length > 0 ? `Its work mentions your interests: ${shortened(interests)}` : '';
  return (
    <li className={classes['match']}>
      <CareerLink code={code} title={title} />
      <Text size="sm" c="dimmed">
        {points === 1 ? '1 point' : `${points} points`}
      </Text>
      <ul className={classes['reasons']}>
        {[...reasons, uses, mentions].filter(Boolean).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  );
}

/** Shows the first eight, and how many more there are. */
const shortened = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
