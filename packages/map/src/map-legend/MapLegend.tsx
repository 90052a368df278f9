import { UnstyledButton } from '@mantine/core';
import type { LegendEntry } from '../categories/use-shown-points';
import classes from './MapLegend.module.css';
import { MarkerSign } from './MarkerSign';

interface MapLegendProps {
  readonly label: string;
  readonly entries: readonly LegendEntry[];
  readonly onToggle: (categoryId: string) => void;
}

/** The markers of each category with their counts. Clicking a category hides or shows it. */
export function MapLegend({ label, entries, onToggle }: MapLegendProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={classes['legend']} aria-label={`Legend: ${label}`}>
      {entries.map(({ id, label: name, tone, symbol, icon, count, isShown }) => (
        <li key={id}>
          <UnstyledButton className={classes['entry']} aria-pressed={isShown} onClick={() => onToggle(id)}>
            <MarkerSign tone={tone} symbol={symbol} icon={icon} />
            <span>{name}</span> <span className={classes['count']}>{count.toLocaleString('en')}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
