import { tryAndNotify, Icon, type IconName, Page } from '@keepmark/ui';
import { Card, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { importStorage } from '../import/stored-import';
import { nextTitle, resumeExists } from '../resume';
import { blankDocument } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { useResumes, useResumesStore } from '../resumes-store';
import classes from './AddResumePage.module.css';
import { CopyResume } from './CopyResume';

const ImportResume = lazy(async () => ({ default: (await import('../import/ImportResume')).ImportResume }));

type Source = 'file' | 'copy';

/** Adds a résumé: blank, from a file, or from another one. */
export function AddResumePage() {
  const resumes = useResumes();
  const store = useResumesStore();
  const navigate = useNavigate();
  const [stored] = useState(() => importStorage.read());
  const [source, setSource] = useState<Source | undefined>(stored && 'file');

  const open = (id: string | undefined) => {
    if (id !== undefined) void navigate({ to: '/resume/edit/$internalId', params: { internalId: id } });
  };
  const addBlank = () => open(tryAndNotify(() => store.add(blankDocument({ title: nextTitle(resumes) }))));
  const addImported = (document: ResumeDocument) => {
    const title = document.title.trim();
    const isFree = title !== '' && !resumeExists(resumes, title);
    open(tryAndNotify(() => store.addFull({ ...document, title: isFree ? title : nextTitle(resumes) })));
  };

  return (
    <Page title="Add résumé" width={source === 'file' ? 'normal' : 'text'}>
      {source === undefined ? (
        <div className={classes['choices']}>
          <Choice icon="file-plus" title="Blank" onClick={addBlank}>
            Start with empty sections and fill them in.
          </Choice>
          <Choice icon="upload" title="From a file" onClick={() => setSource('file')}>
            PDF, Word, LinkedIn’s data export, JSON Resume, other résumé builders, or text. The file stays on your
            device.
          </Choice>
          {resumes.length > 0 ? (
            <Choice icon="copy" title="From another résumé" onClick={() => setSource('copy')}>
              Start with a copy of one you have.
            </Choice>
          ) : null}
        </div>
      ) : null}
      {source === 'file' ? (
        <Suspense fallback={null}>
          <ImportResume
            stored={stored}
            storage={importStorage}
            onConfirm={addImported}
            onCancel={() => setSource(undefined)}
          />
        </Suspense>
      ) : null}
      {source === 'copy' ? (
        <CopyResume
          resumes={resumes}
          onCopy={(id) => open(tryAndNotify(() => store.copy(id))?.id)}
          onCancel={() => setSource(undefined)}
        />
      ) : null}
    </Page>
  );
}

interface ChoiceProps {
  icon: IconName;
  title: string;
  children: string;
  onClick: () => void;
}

function Choice({ icon, title, children, onClick }: ChoiceProps) {
  return (
    <Card component="button" type="button" className={classes['choice'] ?? ''} onClick={onClick}>
      <span className={classes['icon']}>
        <Icon name={icon} size="lg" />
      </span>
      <span>
        <Title order={2} size="h4" component="span">
          {title}
        </Title>
        <Text component="span" c="dimmed" display="block">
          {children}
        </Text>
      </span>
    </Card>
  );
}
