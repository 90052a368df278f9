import { Icon, notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Button, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { DesignPanel } from '../editor/DesignPanel';
import { fitToOnePage } from '@keepmark/resume-pages/document-tasks';
import type { ResumeDesign } from '@keepmark/resume-document';
import { changeDesign } from './edit-document';
import { useDocument, useEditor } from './resume-editing';

/** The design of a résumé. */
export function ResumeDesignPanel() {
  const { change } = useEditor();
  const document = useDocument((whole) => whole);
  const changeIt = useCallback(
    (changes: Partial<ResumeDesign>, field?: string) => change((whole) => changeDesign(whole, changes), field),
    [change],
  );
  return <DesignPanel document={document} onChange={changeIt} actions={<FitToOnePage />} />;
}

function FitToOnePage() {
  const { change, getState } = useEditor();
  const [isFitting, setFitting] = useState(false);
  const [cannotFit, setCannotFit] = useState<ResumeDesign>();
  const design = useDocument((document) => document.design);

  const fit = async () => {
    setFitting(true);
    try {
      const { document } = getState();
      const fitted = await fitToOnePage(document);
      setCannotFit(fitted ? undefined : document.design);
      if (fitted) change((whole) => changeDesign(whole, fitted));
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setFitting(false);
    }
  };

  return (
    <div>
      <Button
        variant="light"
        loading={isFitting}
        leftSection={<Icon name="file-text" size="sm" />}
        onClick={() => void fit()}
      >
        Fit to one page
      </Button>
      <Text component="output" display="block" size="sm" c="dimmed" mt="xs">
        {cannotFit === design
          ? 'It doesn’t fit on one page, even with the smallest text and margins. Hide or shorten some entries.'
          : 'Makes text, spacing, and margins smaller, but never too small to read.'}
      </Text>
    </div>
  );
}
