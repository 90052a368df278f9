import { EmptyState, Icon, notify, Page } from '@keepmark/ui';
import { Alert, Button, Checkbox, FileInput, NativeSelect, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { notKept } from '../duplicates/same-job';
import { useKeptJobs } from '../jobs-store';
import { countedJobs } from '../job';
import { useJobActions } from '../use-job-actions';
import { type ImportField, importFields, jobOfRow, matchColumns } from './csv-import';
import classes from './ImportPage.module.css';
import { JobsPreview, nameOf } from './JobsPreview';

const shownUnread = 5;
const maxFileBytes = 20_000_000;
const fieldOptions = [
  { value: '', label: 'Leave out' },
  ...Object.entries(importFields).map(([value, label]) => ({ value, label })),
];

interface ReadFile {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @throws {Error} whose message says what to do */
async function readCsv(file: File): Promise<ReadFile> {
  if (file.size > maxFileBytes) throw new Error('The file is over 20 MB. Split it and import the parts.');
  const { default: papa } = await import('papaparse');
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const [header = [], ...rows] = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
  if (rows.length === 0)
    throw new Error('The file has no rows below its header. Choose a CSV file with one job a line.');
  return { header, rows };
}

/** Reads jobs from a CSV file: which column is what, how it will look, then all of it in one step. */
export function ImportPage() {
  const [file, setFile] = useState<ReadFile>();
  const [problem, setProblem] = useState('');
  const choose = async (chosen: File | null) => {
    setProblem('');
    setFile(undefined);
    if (!chosen) return;
    try {
      setFile(await readCsv(chosen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The file could not be read. Choose another one.');
    }
  };
  return (
    <Page title="Import jobs">
      <FileInput
        label="CSV file"
        description="Exported from Keepmark or another job tracker, or any spreadsheet with a header line"
        accept=".csv,text/csv"
        leftSection={<Icon name="upload" size="sm" />}
        error={problem}
        onChange={(chosen) => void choose(chosen)}
      />
      {file ? <Matching key={file.header.join('|')} file={file} /> : null}
    </Page>
  );
}

function Matching({ file: { header, rows } }: { file: ReadFile }) {
  const [fields, setFields] = useState(() => matchColumns(header));
  const { addMany } = useJobActions();
  const navigate = useNavigate();
  const read = useMemo(() => rows.map((row) => jobOfRow(row, fields)), [rows, fields]);
  const readable = useMemo(() => read.flatMap(({ values }) => values ?? []), [read]);
  const kept = useKeptJobs();
  const fresh = useMemo(() => notKept(readable, kept), [readable, kept]);
  const [isKeptLeftOut, setKeptLeftOut] = useState(true);
  const jobs = isKeptLeftOut ? fresh : readable;
  const unread = [
    ...new Set(
      read.flatMap(({ values, unread: texts }) => (values ? texts.map((text) => `${nameOf(values)}: ${text}`) : [])),
    ),
  ];
  const skipped = read.length - readable.length;
  const keptCount = readable.length - fresh.length;
  return (
    <>
      <div className={classes['fields']}>
        {header.map((column, index) => (
          <NativeSelect
            // Two columns may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            size="sm"
            label={column || `Column ${index + 1}`}
            description={rows[0]?.[index]?.slice(0, 60) || 'Empty in the first row'}
            data={fieldOptions}
            value={fields[index] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setFields(
                fields.map((field, at) => (at === index ? ((value || undefined) as ImportField | undefined) : field)),
              )
            }
          />
        ))}
      </div>
      {readable.length === 0 ? (
        <EmptyState icon="file-text" title="No job in it yet">
          Say which column is the job title, or the company.
        </EmptyState>
      ) : (
        <>
          {keptCount > 0 ? (
            <Checkbox
              label={`Leave out ${keptCount.toLocaleString('en')} that you keep already`}
              description="Jobs of the same title at the same company"
              checked={isKeptLeftOut}
              onChange={({ currentTarget }) => setKeptLeftOut(currentTarget.checked)}
            />
          ) : null}
          <JobsPreview jobs={jobs} />
          {unread.length > 0 ? (
            <Alert
              color="warning"
              icon={<Icon name="alert-triangle" />}
              title="Some values could not be read and stay empty"
            >
              <ul className={classes['unread']}>
                {unread.slice(0, shownUnread).map((text) => (
                  <li key={text}>{text}</li>
                ))}
                {unread.length > shownUnread ? (
                  <li>{(unread.length - shownUnread).toLocaleString('en')} more</li>
                ) : null}
              </ul>
            </Alert>
          ) : null}
          {skipped > 0 ? (
            <Text size="sm" c="dimmed">
              {skipped === 1
                ? 'One row has neither title nor company and is left out.'
                : `${skipped.toLocaleString('en')} rows have neither title nor company and are left out.`}
            </Text>
          ) : null}
          <div className={classes['buttons']}>
            <Button
              disabled={jobs.length === 0}
              onClick={() => {
                if (addMany(jobs)) void navigate({ to: '/jobs/list' });
                else notify.info('Nothing was imported.');
              }}
            >
              {jobs.length === 0 ? 'Nothing to import' : `Import ${countedJobs(jobs.length)}`}
            </Button>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/jobs/list" />}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </>
  );
}
