import { Chip } from '@mantine/core';
import classes from './TypeChips.module.css';
import type { TypeCount } from './type-counts';

export interface TypeChipsProps {
  counts: readonly TypeCount[];
  /** Empty for every kind. */
  chosen: string;
  onChoose: (type: string) => void;
}

/** The kinds with their numbers; a press shows those of one kind, another press all again. */
export function TypeChips({ counts, chosen, onChoose }: TypeChipsProps) {
  return (
    <fieldset className={classes['chips']} aria-label="Kinds of places">
      {counts.map(({ type, label, count }) => (
        <Chip
          key={type}
          size="sm"
          checked={type !== '' && type === chosen}
          disabled={type === ''}
          onChange={(checked) => onChoose(checked ? type : '')}
        >
          {label} {count.toLocaleString('en')}
        </Chip>
      ))}
    </fieldset>
  );
}
