import { Icon, type useFocusInPlace } from '@keepmark/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { similarTerm } from '@keepmark/postings/similar-search';
import type { Job } from '../job-table';

/** The city of a job in the US with the postal code of its state. An import often has only the text of both. */
function cityAndState({ city, state, location }: Job): { city: string; state: string } | undefined {
  const [, ofCity, ofState] = /^([^,]+), ([A-Z]{2})$/.exec(city === '' ? location : `${city}, ${state}`) ?? [];
  return ofCity !== undefined && ofState !== undefined ? { city: ofCity, state: ofState } : undefined;
}

interface JobMenuProps {
  readonly job: Job;
  readonly onDelete: () => void;
  /** Whether it's open from the start. */
  readonly isOpened: boolean;
  readonly inPlace: ReturnType<typeof useFocusInPlace>;
}

/** What else can be done with a job. */
export default function JobMenu({ job, onDelete, isOpened, inPlace }: JobMenuProps) {
  const { internalId: jobId, jobTitle } = job;
  const term = similarTerm(jobTitle);
  const place = cityAndState(job);
  return (
    <Menu position="bottom-end" defaultOpened={isOpened}>
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label="More actions" {...inPlace}>
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/job/search/coach/{-$jobId}" params={{ jobId }} />}>
          Next steps and coaching
        </Menu.Item>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/job/search/assistant/{-$jobId}" params={{ jobId }} />}>
          Find similar jobs
        </Menu.Item>
        {place && term !== '' ? (
          <Menu.Item
            renderRoot={(props) => (
              <Link {...props} to="/jobs/searchtermlocation/$state/$city/$term" params={{ ...place, term }} />
            )}
          >
            {`Search ${place.city} for “${term}”`}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item color="error" leftSection={<Icon name="trash" size="xs" />} onClick={onDelete}>
          Delete job
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
