import { useDatabase } from '@keepmark/local-store/react';
import { Icon, Page, useHoldReload } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { JobColumnMatching } from './JobColumnMatching';
import { ImportJobs } from './ImportJobs';
import type { ReadJobs } from './imported-job';
import type { ReadTable } from './csv-table';
import { readJobsFile } from './read-jobs-file';

/** Imports jobs from a CSV, XLSX or JSON file, after a preview, in one step that can be undone. */
export function ImportPage() {
  const database = useDatabase();
  const [file, setFile] = useState<ReadTable | ReadJobs>();
  const [problem, setProblem] = useState('');
  // After a reload, the browser no longer has the file.
  useHoldReload(file !== undefined);
  const choose = async (chosen: File | null) => {
    setProblem('');
    setFile(undefined);
    if (!chosen) return;
    try {
      const prepared = database.prepareRoom();
      const read = await readJobsFile(chosen);
      await prepared;
      setFile(read);
    } catch (error) {
      setProblem(errorMessage(error, 'We couldn’t read this file. Try another one.'));
    }
  };
  return (
    <Page title="Import jobs">
      <FileInput
        label="CSV, Excel or JSON file"
        description="From Keepmark, another job tracker, or any spreadsheet with a header row"
        placeholder="Choose a file"
        maw="45rem"
        // Kinds that we can only name are here, too: a person who can't choose a file doesn't learn what to do with it.
        accept=".csv,.tsv,.txt,.json,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers,text/csv,text/tab-separated-values,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel"
        leftSection={<Icon name="upload" size="sm" />}
        error={problem}
        onChange={(chosen) => void choose(chosen)}
      />
      {file && 'jobs' in file ? <ImportJobs read={file} /> : null}
      {file && 'rows' in file ? <JobColumnMatching key={file.header.join('|')} table={file} /> : null}
    </Page>
  );
}
