import { Text } from '@mantine/core';
import { useId } from 'react';
import type { ValueClass } from '../region-layer/value-classes';
import classes from './RegionMap.module.css';

interface RegionLegendProps {
  /** What the values mean. */
  readonly label: string;
  readonly classes: readonly ValueClass[];
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const rangeText = ({ from, to }: ValueClass): string =>
  from === to ? compact.format(from) : `${compact.format(from)} to ${compact.format(to)}`;

/** The legend of the colors and their value ranges. Empty without values. */
export function RegionLegend({ label, classes: valueRanges }: RegionLegendProps) {
  const labelId = useId();
  if (valueRanges.length === 0) return null;
  return (
    <div>
      <Text id={labelId} size="sm" fw={600}>
        {label}
      </Text>
      <ul className={classes['legend']} aria-labelledby={labelId}>
        {valueRanges.map((range, index) => (
          <li key={range.from} className={classes['entry']}>
            <span className={classes['swatch']} data-class={index} />
            {rangeText(range)}
          </li>
        ))}
      </ul>
    </div>
  );
}
