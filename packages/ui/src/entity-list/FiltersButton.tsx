import { Button } from '@mantine/core';
import { memo } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';

export interface FiltersButtonProps {
  /** How many filters are in use. */
  readonly setCount: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of the filters. */
  readonly controls?: string;
  readonly icon?: IconName | undefined;
  readonly variant?: 'default' | 'subtle';
  /** An icon with the count, beside other things in a line of a phone. */
  readonly isCompact?: boolean;
  /** Hides it where there is room for the filters. */
  readonly className?: string;
}

/** Shows and hides the filters on a small screen, and says how many are in use. Memoized, since a key renders its bar. */
export const FiltersButton = memo(function FiltersButton({
  setCount,
  isOpen,
  onToggle,
  controls,
  icon,
  variant,
  isCompact,
  className,
}: FiltersButtonProps) {
  const count = setCount.toLocaleString('en');
  const label = setCount > 0 ? `Filters (${count})` : 'Filters';
  if (isCompact) {
    return (
      <Button
        variant={setCount > 0 ? 'light' : 'default'}
        px="sm"
        className={className ?? ''}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <Icon name="filter" size="sm" />
        {setCount > 0 ? count : null}
      </Button>
    );
  }
  return (
    <Button
      variant={variant ?? 'default'}
      className={className ?? ''}
      leftSection={icon ? <Icon name={icon} size="sm" /> : null}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
});
