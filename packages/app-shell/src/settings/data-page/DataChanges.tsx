import { Alert, Button, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, useConfirm } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useSetting } from '../setting';
import { createOwnTable, deleteOwnTable, ownTablesSetting } from './own-tables';

interface DataChangesProps {
  /** The table on screen. */
  readonly table: string | undefined;
  readonly onCreated: (table: string) => void;
  readonly onDeleted: () => void;
}

/** Creating tables, and deleting those. Off until the person turns it on. */
export function DataChanges({ table, onCreated, onDeleted }: DataChangesProps) {
  const [isAllowed, setAllowed] = useState(false);
  const [own] = useSetting(ownTablesSetting);
  return (
    <Stack gap="md" align="start">
      <Switch
        label="Allow changes"
        description="Create tables of your own. Everything else on this page is read only."
        checked={isAllowed}
        onChange={({ currentTarget }) => setAllowed(currentTarget.checked)}
      />
      {isAllowed && table !== undefined && own.includes(table) ? (
        <DeleteTable table={table} onDeleted={onDeleted} />
      ) : null}
      {isAllowed ? <CreateTable onCreated={onCreated} /> : null}
    </Stack>
  );
}

function CreateTable({ onCreated }: Pick<DataChangesProps, 'onCreated'>) {
  const database = useDatabase();
  const [name, setName] = useState('');
  const [fields, setFields] = useState('');
  const [problem, setProblem] = useState('');
  const create = (event: FormEvent) => {
    event.preventDefault();
    try {
      createOwnTable(database, name, fields);
    } catch (error) {
      setProblem(errorMessage(error, 'We couldn’t create the table. Try again.'));
      return;
    }
    setProblem('');
    setName('');
    setFields('');
    notify.success(`Created ${name}.`);
    onCreated(name);
  };
  return (
    <form onSubmit={create}>
      <Stack gap="sm" align="start">
        <TextInput
          label="Table name"
          description="Letters, digits, and underscores"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label="Fields"
          description="Names separated by commas"
          value={fields}
          onChange={({ currentTarget }) => setFields(currentTarget.value)}
        />
        {problem === '' ? null : (
          <Alert color="error" role="alert" icon={<Icon name="alert-circle" />} title="The table wasn’t created">
            {problem}
          </Alert>
        )}
        <Button type="submit">Create table</Button>
      </Stack>
    </form>
  );
}

function DeleteTable({ table, onDeleted }: { table: string; onDeleted: () => void }) {
  const database = useDatabase();
  const confirm = useConfirm();
  const deleteIt = async () => {
    const confirmed = await confirm({
      title: `Delete ${table}?`,
      message: 'This permanently deletes the table and its rows.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!confirmed) return;
    try {
      deleteOwnTable(database, table);
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t delete the table. Try again.'));
      return;
    }
    notify.success(`Deleted ${table}.`);
    onDeleted();
  };
  return (
    <Button variant="light" color="error" leftSection={<Icon name="trash" size="xs" />} onClick={() => void deleteIt()}>
      Delete table
    </Button>
  );
}
