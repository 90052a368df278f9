import { AppModal } from '@keepmark/ui';
import { Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type TouchEvent, useRef } from 'react';
import { Photo } from './Photo';
import classes from './PlacePage.module.css';

/** A shorter one is a tap by an unsteady finger. */
const minSwipePx = 50;

interface PhotoViewerProps {
  readonly name: string;
  readonly photoIds: readonly string[];
  /** The photo that is shown, from 0. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onDelete: (photoId: string) => void;
  readonly onClose: () => void;
}

/** One photo of a place as large as the screen allows. Arrow keys and swipes show the others. */
export function PhotoViewer({ name, photoIds, index, onShow, onDelete, onClose }: PhotoViewerProps) {
  const photoId = photoIds[index];
  const [hasPrevious, hasNext] = [index > 0, index < photoIds.length - 1];
  const showPrevious = () => hasPrevious && onShow(index - 1);
  const showNext = () => hasNext && onShow(index + 1);
  const swipe = useSwipe(showNext, showPrevious);
  useHotkeys([
    ['ArrowLeft', showPrevious],
    ['ArrowRight', showNext],
  ]);
  if (photoId === undefined) return null;
  return (
    <AppModal opened size="xl" onClose={onClose} title={name}>
      <div {...swipe}>
        <Photo photoId={photoId} alt={`${name}, photo ${index + 1}`} className={classes['whole']} />
        <Text component="output" display="block" size="sm" c="dimmed" ta="center" mt="xs">
          {index + 1} of {photoIds.length}
        </Text>
      </div>
      <Group justify="space-between" wrap="nowrap" gap="xs" mt="xs">
        <Group gap="xs" wrap="nowrap">
          <Button px="sm" variant="default" disabled={!hasPrevious} onClick={showPrevious}>
            Previous
          </Button>
          <Button px="sm" variant="default" disabled={!hasNext} onClick={showNext}>
            Next
          </Button>
        </Group>
        <Button px="sm" variant="subtle" color="error" onClick={() => onDelete(photoId)}>
          Delete photo
        </Button>
      </Group>
    </AppModal>
  );
}

/** Touch handlers that tell a swipe to the left from one to the right, and both from a pinch or a scroll. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches: { length, 0: touch } }: TouchEvent) => {
      start.current = touch && length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < minSwipePx || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
