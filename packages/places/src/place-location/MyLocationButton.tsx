import { browserPosition } from '@keepmark/geography/home-location';
import type { Coordinates } from '@keepmark/map';
import { Icon } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Button } from '@mantine/core';
import { useState } from 'react';

export interface MyLocationButtonProps {
  onPick: (position: Coordinates) => void;
  /** Called with why the browser doesn't tell, and with an empty text when it is asked again. */
  onProblem: (problem: string) => void;
}

/** Picks the point where the browser is. */
export function MyLocationButton({ onPick, onProblem }: MyLocationButtonProps) {
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    onProblem('');
    setLocating(true);
    try {
      onPick(await browserPosition());
    } catch (error) {
      onProblem(errorMessage(error));
    } finally {
      setLocating(false);
    }
  };
  return (
    <Button
      variant="light"
      leftSection={<Icon name="current-location" size="sm" />}
      loading={isLocating}
      onClick={() => void locate()}
    >
      My location
    </Button>
  );
}
