import { Table } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import { inDigits } from './data-formats';

/** The name of a table on screen: `resume_skills` is "Résumé skills". */
function tableLabel(table: string): string {
  const words = table.replaceAll('_', ' ').replaceAll('resume', 'résumé');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A table of how many entries of each kind are stored, and how many characters they take. */
export function StoredTables({ health }: { health: Health }) {
  const tables = health.tables.filter(({ rows }) => rows > 0);
  if (tables.length === 0) return null;
  return (
    <Table captionSide="top" fz="sm" verticalSpacing={4} horizontalSpacing={0}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Type</Table.Th>
          <Table.Th ta="right">Entries</Table.Th>
          <Table.Th ta="right">Characters</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tables.map(({ name, rows, characters }) => (
          <Table.Tr key={name}>
            <Table.Td>{tableLabel(name)}</Table.Td>
            <Table.Td ta="right">{inDigits(rows)}</Table.Td>
            <Table.Td ta="right">{inDigits(characters)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
