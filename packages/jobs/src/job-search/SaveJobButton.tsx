import type { JobPosting } from '@keepmark/contracts';
import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobName } from '../job';
import type { MarkedPosting } from './mark-saved';

export interface SaveJobButtonProps extends Pick<ButtonProps, 'size'> {
  posting: MarkedPosting;
  onSave: (posting: JobPosting) => void;
}

/** Saves a posting with one click, and then links to the saved job. */
export function SaveJobButton({ posting, onSave, size }: SaveJobButtonProps) {
  const { internalId, jobAlreadyAdded } = posting;
  const inPlace = useFocusInPlace();

  if (jobAlreadyAdded) {
    return (
      <Button
        size={size}
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Saved: open ${jobName(posting)}`}
        renderRoot={(props) => <Link {...props} {...inPlace} to="/job/edit/$internalId" params={{ internalId }} />}
      >
        Saved
      </Button>
    );
  }
  return (
    <Button
      {...inPlace}
      size={size}
      variant="light"
      leftSection={<Icon name="bookmark" size="xs" />}
      aria-label={`Save job ${jobName(posting)}`}
      onClick={() => onSave(posting)}
    >
      Save job
    </Button>
  );
}
