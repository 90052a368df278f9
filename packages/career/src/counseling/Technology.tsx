import type { TechnologySkill } from '@keepmark/contracts';
import type { SkillTest } from '@keepmark/resumes/skill-test';
import { Badge, Text } from '@mantine/core';
import { technologyNames } from '../occupations/technology-names';
import { ShortList } from './ShortList';
import classes from './Technology.module.css';

export interface TechnologyProps {
  skills: readonly TechnologySkill[];
  /** Tests what the default résumé shows; undefined without a résumé. */
  isOnResume: SkillTest | undefined;
}

/** The software and tools of an occupation: which are hot, and which the résumé has. */
export function Technology({ skills, isOnResume }: TechnologyProps) {
  const own = isOnResume && new Set(skills.filter(({ name }) => technologyNames(name).some(isOnResume)));
  return (
    <>
      <Text size="sm" c="dimmed">
        {[
          skills.some(({ isInDemand }) => isInDemand) && 'In demand: often in postings for this work.',
          skills.some(({ isHot, isInDemand }) => isHot && !isInDemand) &&
            'Hot: often in postings for all kinds of work.',
          own && `${own.size} of ${skills.length} are on your résumé.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <ShortList label="Technology" items={skills} itemKey={({ name }) => name} shownFirst={10}>
        {(skill) => (
          <span className={classes['skill']}>
            {skill.name}
            {skill.isHot || skill.isInDemand ? (
              <Badge component="span" size="sm" tt="none" variant="light" color="warning">
                {skill.isInDemand ? 'In demand' : 'Hot'}
              </Badge>
            ) : null}
            {own?.has(skill) ? (
              <Badge component="span" size="sm" tt="none" variant="light" color="success">
                On your résumé
              </Badge>
            ) : null}
          </span>
        )}
      </ShortList>
    </>
  );
}
