import { Table, Text, Title } from '@mantine/core';
import { payText, type PayUnit } from '../../money/money';
import { SourceNote } from '../../wages/SourceNote';
import { wageIn, type WageScale } from './wage-scales';
import classes from './WageTable.module.css';

/** The figures of one scale in both units, with their source. */
export function WageTable({ scale }: { scale: WageScale }) {
  const { title, rows, source, notes } = scale;
  const cell = (row: WageScale['rows'][number], per: PayUnit) => {
    const amount = wageIn(row.wage, per);
    if (amount === null) return '–';
    return row.wage.isTopCoded ? `${payText(amount, per)} or more` : payText(amount, per);
  };
  return (
    <section className={classes['scale']} aria-label={title}>
      <Title order={3} size="h6">
        {title}
      </Title>
      <Table aria-label={title} verticalSpacing={4} className={classes['table']}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Wage</Table.Th>
            <Table.Th scope="col">Per year</Table.Th>
            <Table.Th scope="col">Per hour</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.label}>
              <Table.Th scope="row">{row.label}</Table.Th>
              <Table.Td>{cell(row, 'year')}</Table.Td>
              <Table.Td>{cell(row, 'hour')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <SourceNote source={source}>{notes.join(' ')}</SourceNote>
      {scale.isSmallTable ? (
        <Text size="sm" c="dimmed">
          From our small national table; the full one isn’t loaded on this server.
        </Text>
      ) : null}
    </section>
  );
}
