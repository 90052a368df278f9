import type { DrawnRegion } from '@keepmark/map';
import { Button, Text } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import classes from './LocationMapPage.module.css';

export interface DrawBarProps {
  /** The shape being drawn; undefined for none. */
  draw: DrawnRegion['kind'] | undefined;
  /** Whether the shape is finished. */
  isDrawn: boolean;
  /** False while there is no map to draw on. */
  canDraw: boolean;
  onDraw: (kind: DrawnRegion['kind'] | undefined) => void;
}

/** Draws a box or a circle on the map to show only the cities inside it. */
export function DrawBar({ draw, isDrawn, canDraw, onDraw }: DrawBarProps) {
  return (
    <fieldset className={classes['bar']} aria-label="Filter by area">
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
          You can’t draw without the map. The list still shows all cities.
        </Text>
      )}
      {draw && (
        <Text size="sm" c="dimmed" component="output">
          {isDrawn
            ? `Showing only cities inside the ${draw}. Press the button again to show all.`
            : `Drag on the map, or click ${draw === 'box' ? 'two corners' : 'the center and then the edge'}.`}
        </Text>
      )}
    </fieldset>
  );
}
