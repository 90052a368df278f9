import { Text, Title } from '@mantine/core';
import { outlineOf, type OutlineLine } from '@keepmark/resume-pages/outline';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { RichRun } from '@keepmark/resume-document/rich-text';
import classes from './ImportResume.module.css';

/** Links, sections and entries as they were recognized. */
export function RecognizedSections({ document }: { document: ResumeDocument }) {
  const lines = outlineOf(document).filter(({ kind }) => kind !== 'name' && kind !== 'headline');
  const firstSection = lines.findIndex(({ kind }) => kind === 'section');
  const links = document.links.filter(({ label, url }) => label !== '' || url !== '');
  return (
    <div className={classes['sections']}>
      {links.length > 0 ? (
        <section>
          <Title order={3} size="h4">
            Links
          </Title>
          <ul className={classes['links']}>
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <Text component="span">{[label, url].filter(Boolean).join(': ')}</Text>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {(firstSection < 0 ? [] : lines.slice(firstSection)).map((line, index) => (
        // Lines have no ids; they change only as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <RecognizedLine key={index} line={line} />
      ))}
    </div>
  );
}

// Every kind has its case.
// oxlint-disable-next-line typescript/consistent-return
function RecognizedLine({ line }: { line: OutlineLine }) {
  switch (line.kind) {
    case 'section':
      return (
        <Title order={3} size="h4" className={classes['sectionHeading'] ?? ''}>
          {line.text}
        </Title>
      );
    case 'entry':
      return (
        <div className={classes['entry']}>
          <Text component="span" fw={600}>
            {line.text.text}
          </Text>
          <Text component="span" c="dimmed">
            {line.right}
          </Text>
        </div>
      );
    case 'detail':
      return (
        <div className={classes['detail']}>
          <Text component="span">{[line.text.text, line.more].filter(Boolean).join(' · ')}</Text>
          <Text component="span" c="dimmed">
            {line.right}
          </Text>
        </div>
      );
    case 'contact':
      return <Text size="sm">{line.items.map(({ text }) => text).join(' · ')}</Text>;
    case 'labeled':
      return (
        <Text size="sm">
          <b>{line.label}:</b> {line.text}
        </Text>
      );
    case 'bullet':
      return (
        <Text size="sm" className={classes['bullet'] ?? ''}>
          {runsText(line.runs)}
        </Text>
      );
    case 'paragraph':
      return <Text size="sm">{runsText(line.runs)}</Text>;
    case 'name':
    case 'headline':
    case 'address':
      return <Text>{line.text}</Text>;
  }
}

const runsText = (runs: readonly RichRun[]): string => runs.map(({ text }) => text).join('');
