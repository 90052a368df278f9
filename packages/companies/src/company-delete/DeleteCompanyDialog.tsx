import { AppModal } from '@keepmark/ui';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Company } from '../company-table';
import { type ConnectedRows, countedRows } from '../connections/company-connection';
import type { DeleteChoice } from './delete-company';

export interface DeleteCompanyDialogProps {
  company: Company;
  groups: readonly ConnectedRows[];
  onDelete: (choices: Readonly<Record<string, DeleteChoice>>) => void;
  onCancel: () => void;
}

/** Asks what should happen to the jobs, contacts and interviews at a company. */
export function DeleteCompanyDialog({ company, groups, onDelete, onCancel }: DeleteCompanyDialogProps) {
  const [choices, setFates] = useState<Readonly<Record<string, DeleteChoice>>>({});
  const counts = groups.map(({ connection, ids }) => ({ nouns: connection.nouns, count: ids.length }));
  const question =
    counts.length === 1 && counts[0]?.count === 1
      ? 'is linked to this company. Keep or delete it?'
      : 'are linked to this company. Keep or delete them?';
  return (
    <AppModal opened onClose={onCancel} title={`Delete ${company.companyName}?`}>
      <Stack>
        <Text>{`${countedRows(counts)} ${question}`}</Text>
        {counts.map(({ nouns, count }) => (
          <Radio.Group
            key={nouns[1]}
            label={countedRows([{ nouns, count }])}
            value={choices[nouns[1]] ?? 'keep'}
            onChange={(fate) => setFates({ ...choices, [nouns[1]]: fate })}
          >
            <Group mt="xs">
              <Radio value="keep" label="Keep, with the company name" />
              <Radio value="delete" label="Delete too" />
            </Group>
          </Radio.Group>
        ))}
        <Text size="sm" c="dimmed">
          You can undo this.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button color="error" onClick={() => onDelete(choices)}>
            Delete company
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
