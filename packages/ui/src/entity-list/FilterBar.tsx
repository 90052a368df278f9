import { TextInput } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import { useIsPhone } from '../list-header/use-is-phone';
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
  /** Adds a button that opens the filters on a small screen, with the number of filters in use. */
  folding?: { readonly setCount: number; readonly icon?: IconName };
  /** At the end of the line on a phone, such as the views of the list. Elsewhere, the list has room for them. */
  end?: ReactNode;
  /** Another layout. Its CSS shows and hides the button and the filters by `data-open` on the bar. */
  classNames?: { readonly bar?: string; readonly text?: string; readonly toggle?: string };
}

/** A search field and filters above a list. */
export function FilterBar({ label, placeholder, text, onText, children, folding, end, classNames }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  const isPhone = useIsPhone();
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
          isCompact={isPhone && end !== undefined}
          isOpen={isOpen}
          onToggle={toggle}
          className={classNames?.toggle ?? classes['toggle'] ?? ''}
        />
      ) : null}
      {isPhone && end ? <div className={classes['end']}>{end}</div> : null}
      {children}
    </search>
  );
}
