import { Alert, Anchor } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Problem, problemOf } from './problem';

const links: Readonly<Record<NonNullable<Problem['link']>, { to: string; label: string }>> = {
  'ai-settings': { to: '/assistant', label: 'AI settings' },
  'sign-in': { to: '/auth', label: 'Sign in' },
};

/**
 * Explains why there is no answer, or only part of one, and what to do. Screen readers already got it from the status.
 */
export function AskProblem({ error }: { error: unknown }) {
  const [problem] = useState(() => problemOf(error, new Date()));
  const link = problem.link && links[problem.link];
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
    </Alert>
  );
}
