import type { DrawnRegion } from '@keepmark/map';
import { Button, Text } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import classes from './LocationMapPage.module.css';

export interface DrawBarProps {
  /** What is being drawn; undefined for nothing. */
  draw: DrawnRegion['kind'] | undefined;
  /** Whether it is finished. */
  isDrawn: boolean;
  /** False while the map cannot be shown. */
  canDraw: boolean;
  onDraw: (kind: DrawnRegion['kind'] | undefined) => void;
}

/** Draws a box or a circle on the map, so that only what lies in it is shown. */
export function DrawBar({ draw, isDrawn, canDraw, onDraw }: DrawBarProps) {
  return (
    <fieldset className={classes['bar']} aria-label="Show only what lies in">
      <Button
        size="compact-md"
        variant={draw === 'box' ? 'filled' : 'default'}
        leftSection={<Icon name="maximize" size="sm" />}
        aria-pressed={draw === 'box'}
        disabled={!canDraw}
        onClick={() => onDraw(draw === 'box' ? undefined : 'box')}
      >
        Draw a box
      </Button>
      <Button
        size="compact-md"
        variant={draw === 'circle' ? 'filled' : 'default'}
        leftSection={<Icon name="target" size="sm" />}
        aria-pressed={draw === 'circle'}
        disabled={!canDraw}
        onClick={() => onDraw(draw === 'circle' ? undefined : 'circle')}
      >
        Draw a circle
      </Button>
      {!canDraw && (
        <Text size="sm" c="dimmed" component="output">
          Drawing needs the map, which cannot be shown here. The list has everything.
        </Text>
      )}
      {draw && (
        <Text size="sm" c="dimmed" component="output">
          {isDrawn
            ? 'Only what lies in it is shown. Press the button again to show everything.'
            : `Drag on the map, or click where ${draw === 'box' ? 'it begins' : 'its centre is'} and where it ends.`}
        </Text>
      )}
    </fieldset>
  );
}
