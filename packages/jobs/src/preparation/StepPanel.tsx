import { Icon } from '@keepmark/ui';
import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { preparationSteps, type PreparationStep, stepTitles } from './preparation-steps';
import classes from './PreparationPage.module.css';

/** The step that is open, with a link to the next one. */
export function StepPanel({ step, children }: { step: PreparationStep; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = preparationSteps[preparationSteps.indexOf(step) + 1];
  useEffect(() => {
    // After a step was chosen, not when the page opens.
    if (document.activeElement instanceof HTMLAnchorElement) heading.current?.focus();
  }, []);
  return (
    <section className={classes['panel']} aria-labelledby="preparation-step">
      <Title order={2} size="h3" id="preparation-step" ref={heading} tabIndex={-1} className={classes['heading']}>
        {stepTitles[step]}
      </Title>
      {children}
      {next ? (
        <Button
          variant="light"
          className={classes['next']}
          rightSection={<Icon name="arrow-right" size="sm" />}
          renderRoot={(props) => <Link {...props} to="." search={{ step: next }} replace resetScroll={false} />}
        >
          Next: {stepTitles[next]}
        </Button>
      ) : null}
    </section>
  );
}
