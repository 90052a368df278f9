import { useRow } from '@keepmark/local-store/react';
import { TextInput } from '@mantine/core';
import type { LetterLinks as Links } from '../letters-store';
import type { LetterDocument } from '@keepmark/resume-document';
import { letterTable } from '@keepmark/resume-document/tables';
import type { ResumesSlots } from '../slots';
import { useDocument, useEditor } from './letter-editing';
import parts from '../editor/form-parts.module.css';
import { ResumeSelect } from './ResumeSelect';

export interface LetterLinksProps {
  letterId: string;
  slots: ResumesSlots;
  onLink: (links: Links) => void;
}

/** The job and the résumé that a letter belongs to. The résumé heads it; without one it has its own sender. */
export function LetterLinks({ letterId, slots: { JobPicker }, onLink }: LetterLinksProps) {
  const editor = useEditor();
  const letter = useRow(letterTable, letterId);
  if (!letter) return null;
  return (
    <section className={parts['card']} aria-label="Belongs to">
      <div className={parts['fields']}>
        {JobPicker ? (
          <JobPicker
            label="Job"
            jobId={letter.jobId}
            onChange={(job) => {
              onLink({ jobId: job?.jobId ?? '' });
              if (!job) return;
              editor.change((document) => ({
                ...document,
                companyName: document.companyName || job.companyName,
                subject: document.subject || job.jobTitle,
              }));
            }}
          />
        ) : null}
        <ResumeSelect
          label="Name and contact from"
          none="This letter"
          resumeId={letter.resumeId}
          onChange={(resumeId) => onLink({ resumeId })}
        />
        {letter.resumeId === '' ? <SenderFields /> : null}
      </div>
    </section>
  );
}

const senderFields = [
  ['name', 'Your name'],
  ['headline', 'Headline'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['location', 'Location'],
] as const satisfies readonly (readonly [keyof LetterDocument['sender'], string])[];

function SenderFields() {
  const editor = useEditor();
  const sender = useDocument((document) => document.sender);
  return senderFields.map(([field, label]) => (
    <TextInput
      key={field}
      label={label}
      autoComplete="off"
      value={sender[field]}
      onChange={({ currentTarget: { value } }) =>
        editor.change((document) => ({ ...document, sender: { ...document.sender, [field]: value } }), field)
      }
    />
  ));
}
