import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { Icon, Page } from '@keepmark/ui';
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  isOccupationGroup,
  type OccupationGroup,
  occupationGroupOptions,
  occupationGroups,
} from '../question-bank/occupation-groups';
import { shownInterviewTypes } from '../interview-vocabulary';
import { groupTips } from './group-tips';
import { phaseTips } from './phase-tips';
import { ThankYouNote } from './ThankYouNote';
import { tipLines } from './tip-lines';
import classes from './Tips.module.css';
import { typeTips } from './type-tips';

interface TipsFilter {
  readonly group: OccupationGroup | '';
}

const filterForm = {
  // The router parses "15" in a URL as a number.
  read: ({ group }: { readonly group?: unknown }): TipsFilter => {
    const code = typeof group === 'number' ? String(group) : group;
    return { group: isOccupationGroup(code) ? code : '' };
  },
  write: ({ group }: TipsFilter) => (group === '' ? {} : { group }),
};
const groups = [{ value: '', label: 'Choose your occupation' }, ...occupationGroupOptions];
const contents = [
  ...phaseTips,
  { id: 'types', title: 'By type' },
  { id: 'occupations', title: 'By occupation' },
  { id: 'thanks', title: 'Thank-you note' },
];
const noInterview = { interviewers: [], jobTitle: '', companyName: '', dateOfInterview: '', durationMinutes: 60 };

/** Tips for interviews, by phase, type and occupation. They print on a few pages. */
export function TipsPage() {
  const [{ group }, changeFilter] = useUrlFilter(filterForm);
  return (
    <Page
      title="Interview tips"
      actions={
        <div className={classes['actions']}>
          <Button variant="default" leftSection={<Icon name="printer" size="sm" />} onClick={() => globalThis.print()}>
            Print
          </Button>
          <Button renderRoot={(props) => <Link {...props} to="/interview/practice/{-$jobId}" />}>Practice</Button>
        </div>
      }
    >
      <nav aria-label="Tips" className={classes['contents']}>
        {contents.map(({ id, title }) => (
          <a key={id} href={`#tips-${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={classes['columns']}>
        {phaseTips.map(({ id, title, tips }) => (
          <TipList key={id} id={id} title={title} tips={tips} />
        ))}
      </div>
      <Title order={2} size="h3" id="tips-types" className={classes['title']}>
        By type
      </Title>
      <div className={classes['columns']}>
        {shownInterviewTypes.map((type) => (
          <TipList key={type} id={`type-${type}`} title={type} tips={typeTips[type]} level={3} />
        ))}
      </div>
      <Title order={2} size="h3" id="tips-occupations" className={classes['title']}>
        By occupation
      </Title>
      <NativeSelect
        className={classes['choice']}
        aria-label="Occupation"
        data={groups}
        value={group}
        onChange={({ currentTarget: { value } }) => changeFilter({ group: isOccupationGroup(value) ? value : '' })}
      />
      {group === '' ? (
        <Text c="dimmed">Choose an occupation to see its tips.</Text>
      ) : (
        <TipList id="group" title={occupationGroups[group]} tips={groupTips[group]} level={3} />
      )}
      <Title order={2} size="h3" id="tips-thanks" className={classes['title']}>
        Thank-you note
      </Title>
      <ThankYouNote interview={noInterview} />
    </Page>
  );
}

function TipList({ id, title, tips, level = 2 }: { id: string; title: string; tips: string; level?: 2 | 3 }) {
  return (
    <section className={classes['tips']} aria-labelledby={`tips-${id}`}>
      <Title order={level} size="h4" id={`tips-${id}`} className={classes['title']}>
        {title}
      </Title>
      <ul>
        {tipLines(tips).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
