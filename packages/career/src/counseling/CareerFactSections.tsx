import { OpenPostings } from '@keepmark/jobs/open-postings';
import { Anchor, Badge, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { plainCode } from '../occupations/career-titles';
import { SourceNote } from '../wages/SourceNote';
import classes from './CareerFactSections.module.css';
import { CareerLink } from './CareerLink';
import { FactSection } from './FactSection';
import { ShortList } from './ShortList';
import { Technology } from './Technology';
import type { useCareerFacts } from './use-career-facts';
import { wageLine } from './wage-line';

export interface CareerFactSectionsProps {
  code: string;
  title: string;
  career: ReturnType<typeof useCareerFacts>;
}

const tierLabels = { closest: 'Very close', close: 'Close', further: 'Related' } as const;

/** What is on file about an occupation: the work, the tools, the careers like it, open postings, and wages. */
export function CareerFactSections({ code, title, career: { queries, facts } }: CareerFactSectionsProps) {
  const { tasks, technology, related, wages } = queries;
  return (
    <>
      <div className={classes['pair']}>
        <PostingsNearby title={title} />
        <div className={classes['section']}>
          <FactSection
            title="Wages"
            query={wages}
            empty="No wages on file for this occupation."
            isEmpty={(data) => wageLine(data) === undefined}
          >
            {(data) => {
              const line = wageLine(data);
              return line ? (
                <>
                  <Text>{line.text}</Text>
                  <SourceNote source={line.source} />
                </>
              ) : null;
            }}
          </FactSection>
          <Anchor
            renderRoot={(props) => <Link {...props} to="/salary/assistant/{-$career}" params={{ career: code }} />}
          >
            Compare wages in the salary assistant
          </Anchor>
        </div>
      </div>
      <div className={classes['columns']}>
        <FactSection
          title="What people do"
          query={tasks}
          empty="No tasks on file for this occupation."
          isEmpty={({ results }) => results.length === 0}
        >
          {({ results }) => (
            <ShortList label="Tasks" items={results} itemKey={({ task }) => task} shownFirst={6}>
              {({ task }) => task}
            </ShortList>
          )}
        </FactSection>
        <FactSection
          title="Technology"
          query={technology}
          empty="No technology on file for this occupation."
          isEmpty={({ results }) => results.length === 0}
        >
          {({ results }) => <Technology skills={results} isOnResume={facts.isOnResume} />}
        </FactSection>
        <FactSection
          title="Related careers"
          query={related}
          empty="No related careers on file for this occupation."
          isEmpty={({ results }) => results.length === 0}
        >
          {({ results }) => (
            <ShortList
              label="Related careers"
              items={results}
              itemKey={(one) => one.onetCode || one.code}
              shownFirst={8}
            >
              {(one) => (
                <span className={classes['related']}>
                  <CareerLink code={plainCode(one.onetCode || one.code)} title={one.title} />
                  <Badge component="span" size="sm" tt="none" variant="light" color="gray">
                    {tierLabels[one.tier]}
                  </Badge>
                </span>
              )}
            </ShortList>
          )}
        </FactSection>
      </div>
      {tasks.data ? (
        <SourceNote source={tasks.data.source}>
          {tasks.data.table === 'hand-written'
            ? 'A short table of popular occupations; this server hasn’t loaded the full one.'
            : null}
        </SourceNote>
      ) : null}
    </>
  );
}

/** The open postings for a career, as a section. */
export function PostingsNearby({ title }: { title: string }) {
  return (
    <section className={classes['section']} aria-labelledby="open-postings">
      <Title order={2} size="h4" id="open-postings">
        Open postings
      </Title>
      <OpenPostings title={title} />
    </section>
  );
}
