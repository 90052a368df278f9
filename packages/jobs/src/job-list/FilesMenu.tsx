import { PathLink } from '@keepmark/app-shell/path-link';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FilesButton } from './FilesButton';
import type { JobsFormat } from '../job-files/write-jobs';
import type { Job } from '../job-table';
import { type JobFilter, jobFilterUrl } from '../job-view/job-filter';

export interface FilesMenuProps {
  /** The jobs that match the filter. The export contains these. */
  shown: readonly Job[];
  filter: JobFilter;
}

/** Export, report, and import. Loads on the first click of its button, and then opens by itself. */
export default function FilesMenu({ shown, filter }: FilesMenuProps) {
  const database = useDatabase();
  const [opened, setOpened] = useState(false);
  // Open after the button has the focus, so that closing the menu returns the focus to it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const save = (format: JobsFormat) =>
    saveFile(format === 'json' ? 'JSON file' : 'CSV file', async () => {
      const { writeJobs } = await import('../job-files/write-jobs');
      return writeJobs(database, shown, format);
    });
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the clicked button, which had the focus */}
        <FilesButton autoFocus />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="download" size="xs" />} onClick={() => void save('csv')}>
          Export as CSV for spreadsheets
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="download" size="xs" />} onClick={() => void save('csv-without-commas')}>
          Export as CSV, commas removed
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="download" size="xs" />} onClick={() => void save('json')}>
          Export as JSON with history
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="printer" size="xs" />}
          renderRoot={(props) => <Link {...props} to="/jobs/report" search={jobFilterUrl(filter)} />}
        >
          Printable report
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="upload" size="xs" />}
          renderRoot={(props) => <Link {...props} to="/jobs/import" />}
        >
          Import jobs
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="history" size="xs" />}
          renderRoot={(props) => <PathLink {...props} to="/settings/deleted" search={{ kind: 'jobs' }} />}
        >
          Recently deleted
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
