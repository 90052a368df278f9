import { useMarkSaved } from '@keepmark/jobs/mark-saved';
import { OpenPostings } from '@keepmark/postings/open-postings';
import { Section } from '@keepmark/ui/section';
import { Anchor, Badge, Text } from '@mantine/core';
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

/** The facts about an occupation: the work, the tools, similar careers, open postings, and wages. */
export function CareerFactSections({ code, title, career: { queries, facts } }: CareerFactSectionsProps) {
  const { tasks, technology, related, wages } = queries;
  return (
    <>
      <div className={classes['pair']}>
        <PostingsNearby title={title} />
        <div className={classes['section']}>
          <WageFacts query={wages} />
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
          isEmpty={hasNoResults}
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
          isEmpty={hasNoResults}
        >
          {({ results }) => <Technology skills={results} isOnResume={facts.isOnResume} />}
        </FactSection>
        <RelatedCareers query={related} />
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

const hasNoResults = ({ results }: { results: readonly unknown[] }) => results.length === 0;

type Queries = CareerFactSectionsProps['career']['queries'];

/** The typical wage, on one line with its source. */
function WageFacts({ query }: { query: Queries['wages'] }) {
  return (
    <FactSection
      title="Wages"
      query={query}
      empty="No wages on file for this occupation."
      isEmpty={(wages) => wageLine(wages) === undefined}
    >
      {(wages) => {
        const line = wageLine(wages);
        return line ? (
          <>
            <Text>{line.text}</Text>
            <SourceNote source={line.source} />
          </>
        ) : null;
      }}
    </FactSection>
  );
}

function RelatedCareers({ query }: { query: Queries['related'] }) {
  return (
    <FactSection
      title="Related careers"
      query={query}
      empty="No related careers on file for this occupation."
      isEmpty={hasNoResults}
    >
      {({ results }) => (
        <ShortList label="Related careers" items={results} itemKey={(one) => one.onetCode || one.code} shownFirst={8}>
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
  );
}

/** The open postings for a career, as a section. */
export function PostingsNearby({ title }: { title: string }) {
  const mark = useMarkSaved();
  return (
    <Section title="Open postings">
      <OpenPostings title={title} mark={mark} />
    </Section>
  );
}
