import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './FilterBar.module.css';

export interface FilterBarProps {
  /** What is searched, for a screen reader: "Search saved jobs". */
  label: string;
  /** What the text is looked for in: "Name, city or note". */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** The choices beside the text. */
  children: ReactNode;
  /** Adds a button that unfolds the choices on a small screen, with how many of them are set. */
  folding?: { readonly setCount: number; readonly icon?: IconName };
  /** A layout other than the usual one. It shows and hides the button and the choices by `data-open` on the bar. */
  classNames?: { readonly bar?: string; readonly text?: string; readonly toggle?: string };
}

/** Finds rows of a list by text and by choices. */
export function FilterBar({ label, placeholder, text, onText, children, folding, classNames }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={classNames?.bar ?? classes['bar']} data-open={isOpen || undefined}>
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
        <Button
          className={classNames?.toggle ?? ''}
          variant="default"
          leftSection={folding.icon ? <Icon name={folding.icon} size="sm" /> : null}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {folding.setCount ? `Filters (${folding.setCount})` : 'Filters'}
        </Button>
      ) : null}
      {children}
    </search>
  );
}
