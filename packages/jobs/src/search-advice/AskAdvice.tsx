import type { AiSubject, PersonalData } from '@keepmark/assistant';
import { WorkSurface } from '@keepmark/assistant/work-surface';
import { personalDataOf } from '@keepmark/resumes/ai-resume';
import { useResumeDocument, useResumes } from '@keepmark/resumes/resumes-store';
import { useFormDraft } from '@keepmark/ui';
import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Job } from '../job-table';
import { jobSubject } from '../preparation/preparation-tasks';
import classes from './SearchAdvice.module.css';
import { type AdviceKind, type AdviceQuestion, searchAdviceTask, suggestedQuestions } from './search-advice-task';

const nothingPersonal: PersonalData = {};
/** The prompt follows what is typed once the typing pauses, or the field is left to press the button. */
const pauseMs = 300;

/** The form of a screen with advice, filled in from the job or the default résumé, with its draft. */
export function useAdviceForm(kind: AdviceKind, job: Job | undefined) {
  const usual = useResumes().find(({ isDefault }) => isDefault);
  const resume = useResumeDocument(job?.resumeId || (usual?.internalId ?? ''));
  const headline = resume?.headline ?? usual?.headline ?? '';
  const form = useForm<AdviceQuestion & Record<string, string>>({
    initialValues: {
      career: headline,
      jobTitle: job?.jobTitle || headline,
      question: suggestedQuestions[kind][0],
    },
  });
  useFormDraft(form, `job-search-${kind}/${job?.internalId ?? ''}`);
  return { form, resume };
}

export interface AskAdviceProps {
  readonly kind: AdviceKind;
  readonly advice: ReturnType<typeof useAdviceForm>;
  readonly job: Job | undefined;
  /** Figures for the prompt, as lines. */
  readonly facts?: string;
  /** Between the form and the question: what helps without AI. */
  readonly children?: ReactNode;
}

/** Career, job title and question, and the AI's answers to it. */
export function AskAdvice({ kind, advice: { form, resume }, job, facts = '', children }: AskAdviceProps) {
  const [asked, setAsked] = useState(form.values);
  const follow = () => setAsked(form.getValues());
  const followLater = useDebouncedCallback(follow, pauseMs);
  useEffect(followLater, [form.values, followLater]);
  const suggest = (question: string) => {
    form.setFieldValue('question', question);
    setAsked({ ...form.getValues(), question });
  };
  const personalData = useMemo(() => (resume ? personalDataOf(resume) : nothingPersonal), [resume]);
  const task = useMemo(() => {
    const subject: AiSubject = job ? jobSubject(job) : { type: 'search', id: '', label: 'Job search' };
    return searchAdviceTask(kind, asked, { subject, personalData, facts });
  }, [kind, asked, job, personalData, facts]);
  return (
    <>
      <div className={classes['fields']} onBlur={follow}>
        <TextInput label="Job title" maxLength={200} autoComplete="off" {...form.getInputProps('jobTitle')} />
        <TextInput label="Career" maxLength={200} autoComplete="off" {...form.getInputProps('career')} />
      </div>
      {children}
      <section className={classes['section']} aria-labelledby="advice-question">
        <Title order={2} size="h4" id="advice-question">
          Ask a question
        </Title>
        <ul className={classes['suggestions']} aria-label="Suggestions">
          {suggestedQuestions[kind].map((question) => (
            <li key={question}>
              <Button
                variant="default"
                size="compact-sm"
                classNames={{ root: classes['suggestion'], label: classes['suggestionText'] }}
                onClick={() => suggest(question)}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
        <Textarea
          label="Question"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          {...form.getInputProps('question')}
          onBlur={follow}
        />
        {asked.question.trim() === '' ? null : <WorkSurface task={task} isCompact />}
      </section>
    </>
  );
}
