import { Icon } from '@keepmark/ui';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { moveLine } from '../import-repair/move-line';
import type { DraftLine } from '../import-repair/import-draft';
import { useImportRepairs } from './import-repairs';
import classes from './LineRow.module.css';

export interface LineRowProps {
  line: DraftLine;
  /** The name of its field, at its first line. */
  label?: string;
  /** What will be saved, where that is written in another way than the line. */
  value?: string;
  /** Whether the text has marks, as notes have. */
  isRich?: boolean;
  /** Whether it has no room for the name of a field. */
  isPlain?: boolean;
  /** What else can be done with the line, as items of its menu. */
  children?: ReactNode;
}

/** A line that was read in its field, with a menu to move it. */
export function LineRow({ line, label = '', value, isRich = false, isPlain = false, children }: LineRowProps) {
  const { mark } = useImportRepairs();
  const text = isRich ? plain(line.rich) : line.text;
  const isOther = value !== undefined && letters(value) !== letters(text);
  return (
    // Marks its line on the page. The menu has the same for keyboards.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['row']}
      data-line={line.id}
      data-plain={isPlain || undefined}
      onPointerEnter={() => mark(line.line)}
      onPointerLeave={() => mark(undefined)}
      onFocus={() => mark(line.line)}
      onBlur={() => mark(undefined)}
    >
      {isPlain ? null : (
        <Text component="span" size="sm" c="dimmed" className={classes['label'] ?? ''}>
          {label}
        </Text>
      )}
      <div className={classes['text']} data-bullet={line.isBullet && line.goesOn === '' ? true : undefined}>
        <Text component="span" size="sm">
          {value ?? text}
        </Text>
        {isOther ? (
          <Text component="span" size="sm" c="dimmed">
            {` from “${text}”`}
          </Text>
        ) : null}
      </div>
      <LineMenu line={line} text={text}>
        {children}
      </LineMenu>
    </div>
  );
}

/** What can be done with a line, as a button with a menu. */
export function LineMenu({ line, text, children }: { line: DraftLine; text: string; children?: ReactNode }) {
  const { editor, askWhere, announce, showOnPage, hasPage } = useImportRepairs();
  const unplace = () => {
    editor.change((draft) => moveLine(draft, line.id, { to: 'unplaced' }));
    announce('The line has no place now.');
  };
  const { line: place } = line;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          className={classes['actions'] ?? ''}
          aria-label={`Actions for “${text.slice(0, 60)}”`}
        >
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        <Menu.Item leftSection={<Icon name="arrow-right" size="sm" />} onClick={() => askWhere(line.id)}>
          Move to…
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="circle-x" size="sm" />} onClick={unplace}>
          Remove from its field
        </Menu.Item>
        {hasPage && place !== undefined ? (
          <Menu.Item leftSection={<Icon name="file-search" size="sm" />} onClick={() => showOnPage(place)}>
            Show on the page
          </Menu.Item>
        ) : null}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A line in no field, with a button to place it. */
export function LooseLine({ line }: { line: DraftLine }) {
  const { askWhere, mark } = useImportRepairs();
  return (
    <li
      className={classes['loose']}
      data-line={line.id}
      onPointerEnter={() => mark(line.line)}
      onPointerLeave={() => mark(undefined)}
    >
      <Text component="span" size="sm" className={classes['text'] ?? ''}>
        {line.text}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Move to…: “${line.text.slice(0, 60)}”`}
        onFocus={() => mark(line.line)}
        onClick={() => askWhere(line.id)}
      >
        Move to…
      </Button>
    </li>
  );
}

/** A dash of another kind is no other text. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A line without its marks; as a line of its own, "- x" isn't a bullet. */
const plain = (rich: string): string =>
  parseRichText(`x${rich}`)
    .flatMap(({ runs }) => runs.map((run) => run.text))
    .join('')
    .slice(1);
