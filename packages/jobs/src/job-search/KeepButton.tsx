import type { JobPosting } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { jobName } from '../job';
import type { MarkedPosting } from './mark-kept';

export interface KeepButtonProps extends Pick<ButtonProps, 'size'> {
  posting: MarkedPosting;
  onKeep: (posting: JobPosting) => void;
}

/** Keeps a posting with one press; leads to the kept job afterwards. */
export function KeepButton({ posting, onKeep, size }: KeepButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const { internalId, jobAlreadyAdded } = posting;

  // The link takes the pressed button's place, and its focus.
  useLayoutEffect(() => {
    if (jobAlreadyAdded && wasPressed.current) link.current?.focus();
    wasPressed.current = false;
  }, [jobAlreadyAdded]);

  if (jobAlreadyAdded) {
    return (
      <Button
        size={size}
        variant="subtle"
        leftSection={<Icon name="check" size="xs" />}
        aria-label={`Kept: open ${jobName(posting)}`}
        renderRoot={(props) => <Link {...props} ref={link} to="/job/edit/$internalId" params={{ internalId }} />}
      >
        Kept
      </Button>
    );
  }
  return (
    <Button
      size={size}
      variant="light"
      leftSection={<Icon name="bookmark" size="xs" />}
      aria-label={`Keep ${jobName(posting)}`}
      onClick={() => {
        wasPressed.current = true;
        onKeep(posting);
      }}
    >
      Keep
    </Button>
  );
}
