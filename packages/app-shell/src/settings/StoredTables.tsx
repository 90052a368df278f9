import { Table } from '@mantine/core';
import type { Health } from '@keepmark/local-store/care';
import { inDigits } from './data-formats';

/** Tables whose own name isn't what a person would call it. */
const labels: Readonly<Record<string, string>> = {
  job_events: 'Job history',
  job_next_steps: 'Next steps',
  job_preparation_marks: 'Job checklists',
  job_attachments: 'Files on jobs',
  sent_documents: 'Sent applications',
  sent_contents: 'Sent résumés and letters',
  resume_fit_marks: 'Keyword choices',
};

/** The name of a table on screen: `resume_skills` is "Résumé skills". */
function tableLabel(table: string): string {
  const label = labels[table];
  if (label !== undefined) return label;
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
