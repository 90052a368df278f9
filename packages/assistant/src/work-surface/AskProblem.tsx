import { Alert, Anchor } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAiStatus } from '../status/use-ai-status';
import { type Problem, problemOf } from './problem';

const links: Readonly<Record<NonNullable<Problem['link']>, { to: string; label: string }>> = {
  'ai-settings': { to: '/assistant', label: 'AI settings' },
  'sign-in': { to: '/auth', label: 'Sign in' },
};

/** Answers a day with the plan (decisions, "AI calls"). */
const planAnswers = 200;

/**
 * Explains why there is no answer, or only part of one, and what to do. Screen readers already got it from the status.
 */
export function AskProblem({ error }: { error: unknown }) {
  const { dailyAnswers = planAnswers, answersLeft } = useAiStatus();
  const [problem] = useState(() => problemOf(error, new Date()));
  const link = problem.link && links[problem.link];
  // When the site's own budget is used up, a plan doesn't help.
  const isPlanMore = problem.isQuotaUsed === true && dailyAnswers < planAnswers && answersLeft === 0;
  return (
    <Alert role="note" color="error" title={problem.title} icon={<Icon name="alert-circle" />}>
      {problem.text}
      {link ? (
        <>
          {' '}
          <Anchor component={Link} to={link.to} inherit>
            {link.label}
          </Anchor>
        </>
      ) : null}
      {isPlanMore ? (
        <>
          {` The plan has ${planAnswers} answers a day. `}
          <Anchor component={Link} to="/subscribe" inherit>
            See the plan
          </Anchor>
        </>
      ) : null}
    </Alert>
  );
}
