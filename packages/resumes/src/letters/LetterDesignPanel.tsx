import { useRow } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { DesignPanel } from '../editor/DesignPanel';
import type { ResumeDesign } from '@keepmark/resume-document';
import { letterTable, resumeTable } from '@keepmark/resume-document/tables';
import { useDocument, useEditor } from './letter-editing';
import { letterDesign } from './new-letter';

/** The design of a letter. It starts with the résumé's design and can be reset to it. */
export function LetterDesignPanel({ letterId }: { letterId: string }) {
  const { change } = useEditor();
  const document = useDocument((whole) => whole);
  const resume = useRow(resumeTable, useRow(letterTable, letterId)?.resumeId);
  const changeIt = useCallback(
    (changes: Partial<ResumeDesign>, field?: string) =>
      change((whole) => ({ ...whole, design: { ...whole.design, ...changes } }), field),
    [change],
  );
  return (
    <DesignPanel
      document={document}
      onChange={changeIt}
      actions={
        resume ? (
          <div>
            <Button variant="light" onClick={() => changeIt(letterDesign(resume.design))}>
              Use the design of {resume.title}
            </Button>
          </div>
        ) : null
      }
    />
  );
}
