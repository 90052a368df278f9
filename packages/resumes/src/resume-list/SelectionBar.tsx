import { useBarFocus } from '@keepmark/ui/entity-list/use-bar-focus';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Resume } from '@keepmark/resume-document/tables';
import classes from './SelectionBar.module.css';

export interface SelectionBarProps {
  shownCount: number;
  total: number;
  selected: readonly Resume[];
  onClear: () => void;
  onDelete: () => void;
}

/** The number of résumés or, with a selection, its actions. Two résumés can be compared. */
export function SelectionBar({ shownCount, total, selected, onClear, onDelete }: SelectionBarProps) {
  const all = `${total.toLocaleString('en')} ${total === 1 ? 'résumé' : 'résumés'}`;
  const [left, right] = selected;
  const focus = useBarFocus<HTMLDivElement>();
  return (
    <div {...focus} className={classes['bar']}>
      <output className={classes['count']}>
        {selected.length > 0
          ? `${selected.length.toLocaleString('en')} selected`
          : shownCount === total
            ? all
            : `${shownCount.toLocaleString('en')} of ${all}`}
      </output>
      {selected.length === 1 ? <span className={classes['hint']}>Select another one to compare.</span> : null}
      {selected.length > 0 ? (
        <>
          {selected.length === 2 && left && right ? (
            <Button
              size="compact-sm"
              variant="light"
              renderRoot={(props) => (
                <Link {...props} to="/resume/compare" search={{ left: left.internalId, right: right.internalId }} />
              )}
            >
              Compare
            </Button>
          ) : null}
          <Button size="compact-sm" variant="subtle" color="error" onClick={onDelete}>
            Delete
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
            Clear selection
          </Button>
        </>
      ) : null}
    </div>
  );
}
