import type { CapturedPosting, CaptureRemark } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Alert, Anchor, Text } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { calendarDayOf, dayOf, formatDay } from '@keepmark/ui/words';
import type { CapturedJobFormProps } from '../slots';
import classes from './CapturePage.module.css';

const foundByText: Readonly<Record<CapturedPosting['foundBy'], string>> = {
  greenhouse: 'From Greenhouse.',
  lever: 'From Lever.',
  ashby: 'From Ashby.',
  workday: 'From Workday.',
  'schema.org': 'From the details the page gives to search engines.',
  'open-graph': 'The page has few details. These are from its link preview.',
  title: 'The page has few details. This is from its title.',
  text: 'From the text of the posting.',
  nothing: 'We couldn’t find any details. Fill in what you know.',
};

const remarkLabels: Readonly<Record<CaptureRemark['field'], string>> = {
  salary: 'Salary',
  datePosted: 'Posted on',
  validThrough: 'Closes on',
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  jobType: 'Job type',
  description: 'Description',
};

interface CapturedDetailsProps {
  readonly posting: CapturedPosting;
  readonly JobForm: ComponentType<CapturedJobFormProps>;
  /** Tells the draft of this posting from the draft of another one. */
  readonly draftName: string;
  /** Called when the job was saved or the form was canceled. */
  readonly onLeave: () => void;
}

/** The details we found, in a form to check, edit, and save. */
export function CapturedDetails({ posting, JobForm, draftName, onLeave }: CapturedDetailsProps) {
  const closedOn = dayOf(posting.validThrough);
  const [today] = useState(() => calendarDayOf(new Date()));
  // On a phone, the pasted text fills the screen.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <Alert
        ref={top}
        className={classes['found']}
        color="info"
        icon={<Icon name="info-circle" />}
        title="Check the details before you save"
      >
        {foundByText[posting.foundBy]} Anything we couldn’t find is empty.
      </Alert>
      {posting.remarks && posting.remarks.length > 0 ? (
        <Alert
          color="warning"
          icon={<Icon name="alert-triangle" />}
          title="Some values aren’t clear, so they are empty"
        >
          {posting.remarks.map(({ field, text }) => `${remarkLabels[field]}: “${text}”`).join('. ')}
        </Alert>
      ) : null}
      {closedOn !== '' && closedOn < today ? (
        <Alert color="warning" icon={<Icon name="alert-triangle" />} title="The posting may be gone">
          It says it closed on {formatDay(closedOn)}.
        </Alert>
      ) : null}
      <JobForm posting={posting} today={today} draftKey={`job-capture/${draftName}`} onLeave={onLeave} />
      {posting.url ? (
        <Text size="sm" c="dimmed">
          From{' '}
          <Anchor href={posting.url} target="_blank" rel="noopener noreferrer">
            original posting
          </Anchor>
        </Text>
      ) : null}
    </>
  );
}
