import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './SignInPage.module.css';

interface SignInViewProps {
  title: string;
  /** Focuses the title when the view appears after a user action. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The frame of every view of the sign-in screen. */
export function SignInView({ title, takesFocus = false, children }: SignInViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes['page']}>
      <Card padding="xl">
        <Stack gap="lg">
          <Title order={1} ref={heading} tabIndex={-1} className={classes['heading']}>
            {title}
          </Title>
          {children}
        </Stack>
      </Card>
    </div>
  );
}
