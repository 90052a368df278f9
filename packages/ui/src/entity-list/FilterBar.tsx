import { TextInput } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './FilterBar.module.css';
import { FiltersButton } from './FiltersButton';

export interface FilterBarProps {
  /** For screen readers: "Search saved jobs". */
  label: string;
  /** The fields that are searched: "Name, city, or notes". */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** The filters beside the search field. */
  children?: ReactNode;
  /** Adds a button that opens the filters on a small screen, for three filters, with the number of filters in use. */
  folding?: { readonly setCount: number; readonly icon?: IconName };
  /** Another layout. Its CSS shows and hides the button and the filters by `data-open` on the bar. */
  classNames?: { readonly bar?: string; readonly text?: string; readonly toggle?: string };
}

/** A search field and filters above a list. */
export function FilterBar({ label, placeholder, text, onText, children, folding, classNames }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  return (
    <search className={classNames?.bar ?? classes[folding ? 'folding' : 'bar']} data-open={isOpen || undefined}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        leftSection={<Icon name="search" size="sm" />}
        className={classNames?.text ?? ''}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {folding ? (
        <FiltersButton
          {...folding}
          isOpen={isOpen}
          onToggle={toggle}
          className={classNames?.toggle ?? classes['toggle'] ?? ''}
        />
      ) : null}
      {children}
    </search>
  );
}
