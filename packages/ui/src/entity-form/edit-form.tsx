import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './EntityForm.module.css';
import type { EntityFormProps } from './EntityForm';
import type { FormPart } from './stored-changes';
import { useOpenedRow } from './use-opened-row';

// What the pages that edit a saved entity share.

interface OpenedRowProps<Row> {
  /** The row of the page's address; undefined if there is none. */
  readonly stored: Row | undefined;
  readonly internalId: string;
  readonly notFound: ReactNode;
  /** The page, again for each row. */
  readonly children: (row: Row, isDeleted: boolean) => ReactNode;
}

/** A page for a saved row. Once opened, it stays even if another tab deletes the row, so that nothing typed is lost. */
export function OpenedRow<Row extends { readonly internalId: string }>(props: OpenedRowProps<Row>) {
  const { stored, internalId, notFound, children } = props;
  const row = useOpenedRow(stored, internalId);
  return row ? <Fragment key={internalId}>{children(row, !stored)}</Fragment> : notFound;
}

interface EditFormOptions<Values extends Record<string, unknown>> {
  /** What the row is, such as "job". */
  readonly noun: string;
  readonly row: { readonly internalId: string };
  readonly isDeleted: boolean;
  /** The values of the stored row. */
  readonly values: Values;
  readonly parts: readonly FormPart<Values>[];
  /** Adds the values as a new row, when it was deleted. @returns whether they are stored */
  readonly onAddAgain: (values: Values) => boolean;
  /** Writes what the person changed: the form follows the stored row. @returns whether it is stored */
  readonly onSubmit: (values: Values) => boolean;
}

/** The props of a form that edits a saved row, for its `EntityForm`. */
export const editForm = <Values extends Record<string, unknown>>({
  noun,
  row,
  isDeleted,
  values,
  parts,
  onAddAgain,
  onSubmit,
}: EditFormOptions<Values>) =>
  ({
    initialValues: values,
    draftKey: `${noun}-edit/${row.internalId}`,
    submitLabel: 'Save changes',
    record: { noun, stored: isDeleted ? undefined : values, parts, onAddAgain },
    onSubmit,
  }) satisfies Partial<EntityFormProps<Values>> & { initialValues: Values };

/** Deletes what a form edits. Apart from the buttons that save and cancel. */
export const DeleteButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="subtle" color="error" className={classes['delete']} onClick={onClick}>
    Delete
  </Button>
);
