import { AppModal, Icon } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { DocumentPages } from '@keepmark/resume-pages/document-pages';
import { useLaidOut } from '@keepmark/resume-pages/use-laid-out';
import { type TemplateId, templateIds } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import classes from './CompareTemplates.module.css';
import { templateNames } from './design-words';

interface CompareTemplatesProps {
  document: ResumeDocument | LetterDocument;
  onChoose: (template: TemplateId) => void;
}

/** The document in every template side by side, large enough to read. */
export function CompareTemplates({ document, onChoose }: CompareTemplatesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="columns" size="sm" />}
        onClick={() => setOpen(true)}
        className={classes['open'] ?? ''}
      >
        Compare templates
      </Button>
      <AppModal opened={isOpen} onClose={() => setOpen(false)} title="Compare templates" fullScreen>
        <ul className={classes['templates']}>
          {templateIds.map((template) => (
            <InTemplate
              key={template}
              document={document}
              template={template}
              onChoose={() => {
                onChoose(template);
                setOpen(false);
              }}
            />
          ))}
        </ul>
      </AppModal>
    </>
  );
}

interface InTemplateProps {
  document: ResumeDocument | LetterDocument;
  template: TemplateId;
  onChoose: () => void;
}

function InTemplate({ document, template, onChoose }: InTemplateProps) {
  const name = templateNames[template];
  // Memoized, because a new object is laid out again.
  const [inTemplate] = useState(() => ({ ...document, design: { ...document.design, template } }));
  const { laidOut } = useLaidOut(inTemplate);
  const count = laidOut?.pages.length;
  const isChosen = document.design.template === template;
  return (
    <li className={classes['template']} aria-label={name}>
      <div className={classes['head']}>
        <div>
          <Title order={3} size="h5">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {count === undefined ? 'Drawing …' : count === 1 ? '1 page' : `${count} pages`}
          </Text>
        </div>
        <Button
          variant={isChosen ? 'default' : 'light'}
          disabled={isChosen}
          aria-label={isChosen ? `${name} is in use` : `Use ${name}`}
          onClick={onChoose}
        >
          {isChosen ? 'In use' : 'Use'}
        </Button>
      </div>
      {laidOut ? <DocumentPages laidOut={laidOut} only={0} /> : null}
    </li>
  );
}
