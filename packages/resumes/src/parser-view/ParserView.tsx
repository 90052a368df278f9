import { ErrorState, Icon, LoadingState } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { writePlainText } from '@keepmark/resume-pages/plain-text';
import type { ResumeDocument } from '@keepmark/resume-document';
import { compareRead, type ComparedField } from './compare-read';
import classes from './ParserView.module.css';

export interface ParserViewProps {
  document: ResumeDocument;
  /** Writes the file and reads it back. Stories pass their own. */
  readBack?: (document: ResumeDocument, signal: AbortSignal) => Promise<ReadResume>;
}

async function readFinishedPdf(document: ResumeDocument, signal: AbortSignal): Promise<ReadResume> {
  const [{ writePdf }, { readResumeFile }] = await Promise.all([
    import('@keepmark/resume-pages/write-pdf'),
    import('@keepmark/resume-reader'),
  ]);
  const blob = await writePdf(document, { signal });
  return readResumeFile(new File([blob], 'resume.pdf', { type: 'application/pdf' }), { signal });
}

type State =
  | { readonly read: ReadResume; readonly document: ResumeDocument }
  | { readonly problem: string }
  | undefined;

/** "What a parser reads": our reader's view of the finished PDF, with what it missed. */
export function ParserView(props: ParserViewProps) {
  const [attempt, setAttempt] = useState(0);
  return <ParserReading key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function ParserReading({ document, readBack = readFinishedPdf, onRetry }: ParserViewProps & { onRetry: () => void }) {
  const [state, setState] = useState<State>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readBack(document, signal).then(
      (read) => !signal.aborted && setState({ read, document }),
      (error: unknown) => !signal.aborted && setState({ problem: errorMessage(error) }),
    );
    return () => controller.abort();
  }, [document, readBack]);

  if (!state) return <LoadingState label="Reading your PDF" />;
  if ('problem' in state) {
    return (
      <ErrorState title="We couldn’t read your PDF" onRetry={onRetry}>
        {state.problem}
      </ErrorState>
    );
  }
  return <ReadFields {...state} />;
}

function ReadFields({ read, document }: { read: ReadResume; document: ResumeDocument }) {
  const groups = compareRead(document, read.document, read.unplaced);
  const all = groups.flatMap(({ fields }) => fields);
  const missing = all.filter(({ result }) => result === 'missing').length;
  const elsewhere = all.filter(({ result }) => result === 'elsewhere').length;
  return (
    <div className={classes['view']}>
      <Text component="output">
        {all.length - missing - elsewhere} of {all.length} fields found
        {elsewhere > 0 ? `, ${elsewhere} read as another field` : ''}
        {missing > 0 ? `, ${missing} missing` : ''}
      </Text>
      {groups.map(({ heading, fields }) => (
        <section key={heading}>
          <Title order={3} size="h4">
            {heading}
          </Title>
          <ul className={classes['fields']}>
            {fields.map((field, index) => (
              // Two fields may have the same text, and the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Field key={index} field={field} startsEntry={field.entry !== (fields[index - 1]?.entry ?? '')} />
            ))}
          </ul>
        </section>
      ))}
      {read.unplaced.length > 0 ? (
        <section>
          <Title order={3} size="h4">
            Text without a field
          </Title>
          <ul className={classes['fields']}>
            {read.unplaced.map((line) => (
              <li key={line} className={classes['field']}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <Title order={3} size="h4">
          Text in reading order
        </Title>
        {/* Scrollable text must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={classes['text']} tabIndex={0} aria-label="Text in reading order">
          {writePlainText(read.document)}
        </pre>
      </section>
    </div>
  );
}

const words = { found: 'Found', elsewhere: 'Read as another field', missing: 'Missing' } as const;
const icons = { found: 'check', elsewhere: 'alert-triangle', missing: 'x' } as const;

function Field({ field, startsEntry }: { field: ComparedField; startsEntry: boolean }) {
  const { entry, label, value, result } = field;
  return (
    <li className={classes['field']} data-result={result}>
      {startsEntry && entry !== '' ? <b className={classes['entry']}>{entry}</b> : null}
      <span className={classes['name']}>{label}</span>
      <span className={classes['value']}>{value}</span>
      <span className={classes['result']}>
        <Icon name={icons[result]} size="sm" /> {words[result]}
      </span>
    </li>
  );
}
