import { useSetting } from '@keepmark/app-shell/setting';
import { useAiStatus } from '@keepmark/assistant/ai-status';
import { careerCoaching } from '@keepmark/contracts';
import { personalDataOf } from '@keepmark/resumes/ai-resume';
import { useDefaultResume } from '@keepmark/resumes/resumes-store';
import { Page } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Conversation } from '../conversation/Conversation';
import { ConversationList } from '../conversation/ConversationList';
import { useConversations } from '../conversation/conversations-store';
import { CareerLinks } from '../counseling/CareerLinks';
import { CareerMatches } from './CareerMatches';
import { type CoachingProfile, profileOfResume, profileSetting } from './coaching-profile';
import {
  coachingFields,
  coachingLabel,
  coachingSubjectId,
  firstCoachingQuestion,
  profileFacts,
} from './coaching-question';
import classes from './CoachingPage.module.css';
import { ProfileForm } from './ProfileForm';

/** Coaching toward a career: a profile, the careers that match it, and a conversation with the AI. */
export function CoachingPage() {
  const resume = useDefaultResume();
  const [saved] = useSetting(profileSetting);
  // The initial values of the form. If the résumé changes later, that must not replace typed text.
  const [opened] = useState(() => saved ?? profileOfResume(resume));
  return (
    <Page title="Career coaching" actions={<CareerLinks to={['counseling', 'plans', 'salary']} />}>
      <ProfileForm initialValues={opened} isFromResume={saved === undefined && resume !== undefined} />
      {saved ? (
        <>
          <CareerMatches profile={saved} />
          <Coach profile={saved} />
        </>
      ) : (
        <Text c="dimmed">Save your profile to see the careers that match it.</Text>
      )}
      <ConversationList kind="career-coaching" />
    </Page>
  );
}

function Coach({ profile }: { profile: CoachingProfile }) {
  const resume = useDefaultResume();
  const search: { conversation?: unknown } = useSearch({ strict: false });
  const { state } = useAiStatus();
  const conversations = useConversations('career-coaching');
  const opened = conversations.find(({ subjectId }) => subjectId === search.conversation);
  const career = opened?.label ?? profile.career.trim();
  const id = opened?.subjectId ?? coachingSubjectId(profile.career);
  return (
    <Section title={career === '' ? 'Talk it over' : `Talk it over: ${career}`} className={classes['coach']}>
      <div className={classes['buttons']}>
        <Button
          variant="light"
          renderRoot={(props) => <Link {...props} to="/career/plan/add" search={career === '' ? {} : { career }} />}
        >
          Make a plan
        </Button>
      </div>
      <Conversation
        key={id}
        kind="career-coaching"
        subject={{ type: 'career', id, label: coachingLabel(career) }}
        career={{ code: '', title: coachingLabel(career) }}
        title="Ask for coaching"
        firstQuestion={firstCoachingQuestion(career)}
        // The call has fields for the profile, but a prompt to copy has to contain it.
        facts={state === 'ready' ? {} : profileFacts(profile)}
        request={(prompt) => ({ call: careerCoaching, body: { ...coachingFields(profile), prompt } })}
        personalData={resume ? personalDataOf(resume) : {}}
      />
    </Section>
  );
}
