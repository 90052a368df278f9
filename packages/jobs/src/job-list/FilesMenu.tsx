import { useDatabase } from '@keepmark/local-store/react';
import { saveFile } from '@keepmark/ui/file-export';
import type { MenuEntry } from '@keepmark/ui/list-header';
import OpenMenu from '@keepmark/ui/list-header/open-menu';
import { deletedEntry } from '@keepmark/app-shell/deleted-entry';
import { PathLink } from '@keepmark/app-shell/path-link';
import { Link } from '@tanstack/react-router';
import type { JobsFormat } from '../job-files/write-jobs';
import type { Job } from '../job-table';
import { type JobFilter, jobFilterUrl } from '../job-view/job-filter';
import { FilesButton } from './FilesButton';

export interface FilesMenuProps {
  /** The jobs that match the filter. The export contains these. */
  shown: readonly Job[];
  filter: JobFilter;
  /** On a phone: the menu "More", with the links to the other screens of saved jobs. */
  isCompact: boolean;
}

const importJobs: MenuEntry = {
  label: 'Import jobs',
  icon: 'upload',
  renderRoot: (props) => <Link {...props} to="/jobs/import" />,
};

const deleted = deletedEntry('jobs');

/** Export, report, and import. Loads on the first click of its button, and then opens by itself. */
export default function FilesMenu({ shown, filter, isCompact }: FilesMenuProps) {
  const database = useDatabase();
  const save = (format: JobsFormat) =>
    void saveFile(format === 'json' ? 'JSON file' : 'CSV file', async () => {
      const { writeJobs } = await import('../job-files/write-jobs');
      return writeJobs(database, shown, format);
    });
  const files: readonly MenuEntry[] = [
    { label: 'Export as CSV for spreadsheets', icon: 'download', onClick: () => save('csv') },
    { label: 'Export as CSV, commas removed', icon: 'download', onClick: () => save('csv-without-commas') },
    { label: 'Export as JSON with history', icon: 'download', onClick: () => save('json') },
    {
      label: 'Printable report',
      icon: 'printer',
      renderRoot: (props) => <Link {...props} to="/jobs/report" search={jobFilterUrl(filter)} />,
    },
  ];
  return (
    <OpenMenu
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the clicked button, which had the focus
      target={<FilesButton isCompact={isCompact} autoFocus />}
      entries={isCompact ? [...screenLinks(filter), ...files, deleted] : [...files, importJobs, deleted]}
    />
  );
}

/** The links that a wide screen shows in a row. The search text goes along. */
function screenLinks(filter: JobFilter): MenuEntry[] {
  const search = jobFilterUrl({ ...filter, show: 'all', method: 'any' });
  return [
    { label: 'Your desk', icon: 'list-search', renderRoot: (props) => <Link {...props} to="/work" /> },
    {
      label: 'All jobs',
      icon: 'briefcase',
      renderRoot: (props) => <Link {...props} to="/jobs/list" search={search} />,
    },
    {
      label: 'Applications',
      icon: 'clipboard-list',
      renderRoot: (props) => <Link {...props} to="/jobs/applications" search={search} />,
    },
    {
      label: 'Submissions',
      icon: 'send',
      renderRoot: (props) => <Link {...props} to="/jobs/submissions" search={search} />,
    },
    { label: 'Map', icon: 'map', renderRoot: (props) => <Link {...props} to="/jobs/map/view" search={search} /> },
    { label: 'Offers', icon: 'currency-dollar', renderRoot: (props) => <PathLink {...props} to="/offers" /> },
  ];
}
