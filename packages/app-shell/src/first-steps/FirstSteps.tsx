import { Icon, type IconName } from '@keepmark/ui';
import { Section, spacedList } from '@keepmark/ui/section';
import { CloseButton, Text } from '@mantine/core';
import { PathLink } from '../links/PathLink';
import { useSetting } from '../settings/setting';
import { doneStepsSetting, type FirstStep, stepsHiddenSetting } from './first-steps';
import classes from './FirstSteps.module.css';

/** One of the steps: where it's done, and why it's worth it. */
export interface FirstStepLink {
  readonly step: FirstStep;
  readonly title: string;
  readonly reason: string;
  readonly icon: IconName;
  readonly path: string;
}

/**
 * What a new user can do first. It's gone once all is done, or when the user closes it.
 * @param props.isHomeKnown whether the home location is set, which needs no memory
 */
export function FirstSteps({ steps, isHomeKnown }: { steps: readonly FirstStepLink[]; isHomeKnown: boolean }) {
  const [done] = useSetting(doneStepsSetting);
  const [isHidden, setHidden] = useSetting(stepsHiddenSetting);
  const isStepDone = ({ step }: FirstStepLink) => (step === 'home-location' && isHomeKnown) || done.has(step);
  const doneCount = steps.filter(isStepDone).length;
  if (isHidden || doneCount === steps.length) return null;
  return (
    <Section
      title="Get started"
      isFramed
      actions={
        <div className={classes['progress']}>
          <Text component="output" size="sm" c="dimmed">
            {doneCount} of {steps.length} done
          </Text>
          <CloseButton aria-label="Hide first steps" onClick={() => setHidden(true)} />
        </div>
      }
    >
      <ul className={[spacedList, classes['steps']].join(' ')}>
        {steps.map((link) => (
          <li key={link.step}>
            <PathLink to={link.path} className={classes['step']} data-done={isStepDone(link) || undefined}>
              <Icon name={isStepDone(link) ? 'circle-check' : link.icon} size="md" />
              <span>
                <Text component="span" fw={600} className={classes['title']}>
                  {link.title}
                  {isStepDone(link) ? ' (done)' : ''}
                </Text>
                <Text component="span" size="sm" c="dimmed" className={classes['reason']}>
                  {link.reason}
                </Text>
              </span>
            </PathLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
