import { Chip } from '@mantine/core';
import classes from './TypeChips.module.css';
import type { TypeCount } from './type-counts';

export interface TypeChipsProps {
  counts: readonly TypeCount[];
  /** Empty for all types. */
  chosen: string;
  onChoose: (type: string) => void;
}

/** A chip per place type, with its count. Filters by one type; pressing it again clears the filter. */
export function TypeChips({ counts, chosen, onChoose }: TypeChipsProps) {
  return (
    <fieldset className={classes['chips']} aria-label="Place types">
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
