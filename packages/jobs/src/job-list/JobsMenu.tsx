import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Job } from '../job-table';
import { type JobFilter, jobFilterUrl } from './job-filter';

export interface JobsMenuProps {
  /** The jobs that are shown: what is exported. */
  shown: readonly Job[];
  filter: JobFilter;
}

/** What can be done beside looking at the jobs. */
export function JobsMenu({ shown, filter }: JobsMenuProps) {
  const database = useDatabase();
  const save = async (format: 'csv' | 'json') => {
    try {
      const { saveJobs } = await import('../job-files/save-jobs');
      saveJobs(database, shown, format);
    } catch {
      notify.error('The file could not be written. Check your connection and try again.');
    }
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<Icon name="chevron-down" size="xs" />}>
            Files
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="download" size="xs" />} onClick={() => void save('csv')}>
            Export as CSV
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
            Import from CSV
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/capture" />}>
        Capture
      </Button>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
        Add a job
      </Button>
      <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
    </>
  );
}
