import { Text } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import type { AiTask } from '../ai-task';
import { hidePersonalData, type Placeholders } from '../personal-data/personal-data';
import { SourceText } from './SourceText';
import classes from './WorkSurface.module.css';

/** Shows the exact text that the button sends, and what its placeholders stand for. Collapsed at first. */
export function SentText({ task, prompt }: { task: AiTask; prompt: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes['details']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>What will be sent</summary>
      {isOpen ? <Sent task={task} prompt={prompt} /> : null}
    </details>
  );
}

function Sent({ task, prompt }: { task: AiTask; prompt: string }) {
  const { value, placeholders } = useMemo(
    () => hidePersonalData<object>(task.request(prompt).body, task.personalData),
    [task, prompt],
  );
  const { prompt: sentPrompt = '', kind: _, ...data } = value as { readonly prompt?: string; readonly kind?: string };
  const filled = Object.fromEntries(Object.entries(data).filter(([, field]) => field !== '' && field !== undefined));
  return (
    <div className={classes['sent']}>
      {sentPrompt ? <Marked text={sentPrompt} placeholders={placeholders} /> : null}
      {Object.keys(filled).length > 0 ? (
        <Marked text={JSON.stringify(filled, null, 2)} placeholders={placeholders} />
      ) : null}
      <Replaced placeholders={placeholders} />
    </div>
  );
}

function Replaced({ placeholders }: { placeholders: Placeholders }) {
  if (placeholders.size === 0) {
    return (
      <Text size="sm" c="dimmed">
        We found no personal data to replace.
      </Text>
    );
  }
  return (
    <>
      <Text size="sm">Replaced before sending, and put back in the answer:</Text>
      <dl className={classes['replaced']}>
        {Array.from(placeholders, ([placeholder, original]) => (
          <Fragment key={placeholder}>
            <dt>{placeholder}</dt>
            <dd>{original}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

/** A text with its placeholders marked. */
function Marked({ text, placeholders }: { text: string; placeholders: Placeholders }) {
  const parts = text.split(/(\[[^\]\n]{1,40}\])/);
  return (
    <SourceText label="Text">
      {parts.map((part, index) =>
        // Parts have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        placeholders.has(part) ? <mark key={`${index} ${part}`}>{part}</mark> : part,
      )}
    </SourceText>
  );
}
