import { PathLink } from '@keepmark/app-shell/path-link';
import type { JobPosting } from '@keepmark/contracts';
import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import { postingName } from '../posting-name';
import type { MarkedPosting } from '../saved-postings';

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
        aria-label={`Saved: open ${postingName(posting)}`}
        renderRoot={(props) => <PathLink {...props} {...inPlace} to="/job/edit/$internalId" params={{ internalId }} />}
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
      aria-label={`Save job ${postingName(posting)}`}
      onClick={() => onSave(posting)}
    >
      Save job
    </Button>
  );
}
