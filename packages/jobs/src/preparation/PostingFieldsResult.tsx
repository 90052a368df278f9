import type { PostingField } from '@keepmark/contracts';
import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { SaveButton } from '@keepmark/ui/save-button';
import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '../job-table';
import { quotedFields, withPostingFields } from '../job-posting/posting-fields';
import { postingTextOf } from '../job-posting/posting-text';
import classes from './PreparationPage.module.css';
import { saveJobChanges } from './save-preparation';

/** The fields that were read from a posting, each with its quote, to choose which ones to save with the job. */
export function PostingFieldsResult({ job, fields }: { job: Job; fields: readonly PostingField[] }) {
  const database = useDatabase();
  const [left, setLeft] = useState<ReadonlySet<PostingField>>(new Set());
  const { quoted, dropped } = quotedFields(fields, postingTextOf(job));
  const chosen = quoted.filter((field) => !left.has(field));
  const text = chosen.length === 0 ? job.jobPostingData : withPostingFields(job.jobPostingData, chosen);
  const isSaved = text === job.jobPostingData;

  const toggle = (field: PostingField) => {
    const next = new Set(left);
    if (!next.delete(field)) next.add(field);
    setLeft(next);
  };
  return (
    <div className={classes['part']}>
      {quoted.length === 0 ? (
        <Text>The answer has no field with a quote from the posting.</Text>
      ) : (
        <ul className={classes['list']} aria-label="Fields of the posting">
          {quoted.map((field, index) => (
            // Two fields may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${index} ${field.name}`}>
              <Checkbox
                label={`${field.name}: ${field.value}`}
                description={`“${field.quote}”`}
                checked={!left.has(field)}
                onChange={() => toggle(field)}
              />
            </li>
          ))}
        </ul>
      )}
      {dropped > 0 ? (
        <Text size="sm" c="dimmed">
          {plural(dropped, 'field')} skipped: not quoted from the posting.
        </Text>
      ) : null}
      {quoted.length > 0 ? (
        <SaveButton
          size="compact-md"
          isSaved={isSaved}
          onClick={() =>
            changeWithUndo(`Saved ${plural(chosen.length, 'field')} with the job.`, () =>
              saveJobChanges(database, job.internalId, { jobPostingData: text }),
            )
          }
        >
          {isSaved && chosen.length > 0 ? 'Saved with the job' : `Save ${plural(chosen.length, 'field')} with the job`}
        </SaveButton>
      ) : null}
    </div>
  );
}
