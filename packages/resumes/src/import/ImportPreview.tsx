import { beforeReload, Icon } from '@keepmark/ui';
import { Button, Text, TextInput, Title } from '@mantine/core';
import { plural } from '@keepmark/ui/words';
import { useEffect, useRef, useState } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import classes from './ImportResume.module.css';
import type { ImportStorage } from './stored-import';
import { placeLine } from './place-line';
import { hiddenCount } from '@keepmark/resume-document/visible-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { RecognizedSections } from './RecognizedSections';
import { UnplacedText } from './UnplacedText';

export interface ImportPreviewProps {
  fileName: string;
  read: ReadResume;
  /** Keeps it while the page reloads itself. */
  storage?: ImportStorage | undefined;
  onConfirm: (document: ResumeDocument) => void;
  onChooseAgain: () => void;
  onCancel: () => void;
}

interface Draft {
  readonly document: ResumeDocument;
  readonly unplaced: readonly string[];
}

const contactFields = [
  { field: 'name', label: 'Name', autoComplete: 'name' },
  { field: 'headline', label: 'Headline', autoComplete: 'organization-title' },
  { field: 'email', label: 'Email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', autoComplete: 'tel' },
  { field: 'location', label: 'Location', autoComplete: 'off' },
] as const;

/** What was recognized in a file, with a tray of text that found no field. Confirming hands the document on. */
export function ImportPreview({ fileName, read, storage, onConfirm, onChooseAgain, onCancel }: ImportPreviewProps) {
  const [draft, setDraft] = useState<Draft>(read);
  const [before, setBefore] = useState<readonly Draft[]>([]);
  const tray = useRef<HTMLElement>(null);
  const { document, unplaced } = draft;
  const change = (changes: Partial<ResumeDocument>) => setDraft({ ...draft, document: { ...document, ...changes } });
  const place = (index: number, target: string) => {
    const line = unplaced[index];
    if (line === undefined) return;
    setBefore([...before, draft]);
    setDraft({ document: placeLine(document, line, target), unplaced: unplaced.filter((_, at) => at !== index) });
  };
  useEffect(
    () => beforeReload(() => storage?.store({ fileName, read: { ...read, ...draft } })),
    [fileName, read, draft, storage],
  );
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    setDraft(last);
  };

  // The sections below show none of them.
  const hidden = hiddenCount(document);
  const notices = [
    ...read.notices,
    ...(hidden > 0 ? [`${plural(hidden, 'hidden part')} will be imported and stay hidden.`] : []),
  ];

  return (
    <div className={classes['step']}>
      <div className={classes['previewHead']}>
        <Title order={2} size="h3">
          Check what we found
        </Title>
        <Text c="dimmed" className={classes['fileName'] ?? ''}>
          {fileName}. Nothing is saved yet.
        </Text>
        <div className={classes['previewActions']}>
          <Button variant="default" size="compact-md" onClick={onChooseAgain}>
            Choose another file
          </Button>
          {unplaced.length > 0 ? (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => tray.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
            >
              {`Show ${plural(unplaced.length, 'line')} without a place`}
            </Button>
          ) : null}
        </div>
      </div>
      {notices.map((notice) => (
        <Text key={notice} className={classes['problem'] ?? ''}>
          <Icon name="info-circle" size="sm" /> {notice}
        </Text>
      ))}
      <div className={classes['columns']}>
        <div className={classes['recognized']}>
          <section aria-label="Contact" className={classes['contact']}>
            <TextInput
              label="Title"
              description="What this résumé is called in Keepmark"
              value={document.title}
              maxLength={200}
              className={classes['wide'] ?? ''}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            {contactFields.map(({ field, label, autoComplete }) => (
              <TextInput
                key={field}
                label={label}
                value={document[field]}
                placeholder="Not found"
                autoComplete={autoComplete}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
              />
            ))}
          </section>
          <RecognizedSections document={document} />
        </div>
        <UnplacedText
          ref={tray}
          document={document}
          lines={unplaced}
          onPlace={place}
          {...(before.length > 0 && { onUndo: undo })}
        />
      </div>
      <div className={classes['stickyButtons']}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => onConfirm(document)}>Add résumé</Button>
      </div>
    </div>
  );
}
