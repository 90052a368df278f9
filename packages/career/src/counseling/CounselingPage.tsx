import { ApiError } from '@keepmark/api-client';
import { careerCounseling } from '@keepmark/contracts';
import { personalDataOf } from '@keepmark/resumes/ai-resume';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Text, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { careerSearch, readCareerUrl } from '../career-link';
import { plainCode } from '../occupations/career-titles';
import { Conversation } from '../conversation/Conversation';
import { ConversationList } from '../conversation/ConversationList';
import { CareerFactSections, PostingsNearby } from './CareerFactSections';
import { CareerLinks } from './CareerLinks';
import { CareerPicker, type PickedCareer } from './CareerPicker';
import { CareerSuggestions } from './CareerSuggestions';
import classes from './CounselingPage.module.css';
import {
  type CareerFacts,
  counselingFacts,
  firstCounselingQuestion,
  missingSkills,
  planTasks,
} from './counseling-facts';
import { TypedCareer } from './TypedCareer';
import { useCareerFacts } from './use-career-facts';

/** Counseling for one career: facts, open postings, a plan, and a conversation with the AI. */
export function CounselingPage() {
  const { code: wantedCode, career } = readCareerUrl(useSearch({ strict: false }));
  const code = plainCode(wantedCode);
  const navigate = useNavigate();
  const details = useCareerFacts(code);
  const { occupation } = details.queries;
  const title = code === '' ? career : (occupation.data?.title ?? '');
  const pick = (picked: PickedCareer) => void navigate({ to: '/career/counseling', search: careerSearch(picked) });
  return (
    <Page title="Career counseling" actions={<CareerLinks to={['coaching', 'plans', 'salary']} />}>
      <div className={classes['picker']}>
        <CareerPicker key={`picker:${title}`} title={title} onPick={pick} />
      </div>
      {code === '' && career === '' ? <Start /> : null}
      {code === '' && career !== '' ? <TypedCareer key={`typed:${career}`} title={career} /> : null}
      {code !== '' && occupation.isPending ? <LoadingState label="Loading the career" /> : null}
      {occupation.error ? <Unknown error={occupation.error} onRetry={() => void occupation.refetch()} /> : null}
      {occupation.data ? (
        <>
          <div className={classes['about']}>
            <Title order={2}>{title}</Title>
            {occupation.data.description ? <Text>{occupation.data.description}</Text> : null}
            <CareerActions career={{ code, title }} facts={details.facts} />
          </div>
          <CareerFactSections code={code} title={title} career={details} />
        </>
      ) : null}
      {code === '' && career !== '' ? <PostingsNearby title={career} /> : null}
      {title === '' ? null : (
        <AskAboutCareer key={`ask:${code || career}`} career={{ code, title }} details={details} />
      )}
      {code === '' && career === '' ? null : <ConversationList kind="career-counseling" />}
    </Page>
  );
}

function Start() {
  return (
    <>
      <Text>
        Pick a career to see what the work is, what it pays, what it asks for, and which jobs are open near you.
      </Text>
      <ConversationList kind="career-counseling" />
      <CareerSuggestions />
    </>
  );
}

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState icon="compass" title="Career not found" action={null}>
        No occupation has this code. Search for the career by its title.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="We couldn’t load this career" onRetry={onRetry}>
      {error.message}
    </ErrorState>
  );
}

function CareerActions({ career: { code, title }, facts }: { career: PickedCareer; facts: CareerFacts }) {
  const [tasks, skills] = [planTasks(facts), missingSkills(facts)];
  return (
    <div className={classes['buttons']}>
      <Button
        renderRoot={(props) => (
          <Link
            {...props}
            to="/career/plan/add"
            search={{
              career: title,
              ...(code && { code }),
              ...(tasks.length > 0 && { tasks }),
              ...(skills.length > 0 && { skills }),
            }}
          />
        )}
      >
        Make a plan
      </Button>
    </div>
  );
}

interface AskAboutCareerProps {
  career: PickedCareer;
  details: ReturnType<typeof useCareerFacts>;
}

function AskAboutCareer({ career, details: { facts, resume } }: AskAboutCareerProps) {
  const { code, title } = career;
  return (
    <Section title="Talk it over" className={classes['about']}>
      {code === '' ? <CareerActions career={career} facts={facts} /> : null}
      <Conversation
        kind="career-counseling"
        subject={{ type: 'career', id: code || title, label: title }}
        career={career}
        title="Ask about this career"
        firstQuestion={firstCounselingQuestion(title)}
        facts={counselingFacts(title, facts)}
        request={(prompt) => ({ call: careerCounseling, body: { career: title, prompt } })}
        personalData={resume ? personalDataOf(resume) : {}}
      />
    </Section>
  );
}
