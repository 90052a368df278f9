import { JobLink } from '@keepmark/jobs/job-link';
import { Icon } from '@keepmark/ui';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import classes from './ComparisonTable.module.css';
import type { ComparedCell, ComparedGroup } from './compared-row';
import type { OfferFigures } from './offer-figures';

export interface ComparisonTableProps {
  readonly offers: readonly OfferFigures[];
  readonly groups: readonly ComparedGroup[];
}

/**
 * Offers side by side. On a narrow screen the offers scroll beside the labels. Part of a third offer shows that there
 * are more.
 */
export function ComparisonTable({ offers, groups }: ComparisonTableProps) {
  return (
    <Table.ScrollContainer
      minWidth={offers.length * 104 + 92}
      // Focusable, so that the arrow keys scroll it.
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Offers side by side' } }}
    >
      <Table aria-label="Offers side by side" className={classes['table']} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {offers.map(({ offer, job }) => (
              <Table.Th key={offer.internalId} scope="col">
                <Anchor
                  inherit
                  renderRoot={(props) => (
                    <Link {...props} to="/offer/edit/$internalId" params={{ internalId: offer.internalId }} />
                  )}
                >
                  {offer.companyName || 'Untitled offer'}
                </Anchor>
                <Text size="sm">{offer.jobTitle}</Text>
                {job ? (
                  <Text size="sm" fw={400} className={classes['screenOnly']}>
                    <JobLink jobId={job.internalId}>Saved job</JobLink>
                  </Text>
                ) : null}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <Table.Tr className={classes['group']}>
                <Table.Th scope="colgroup">{title}</Table.Th>
                <Table.Td colSpan={offers.length} />
              </Table.Tr>
              {rows.map(({ label, cells }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  {cells.map((cell, index) => (
                    <Table.Td key={offers[index]?.offer.internalId} data-best={cell.isBest}>
                      <Cell cell={cell} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell({ cell: { text, note, isBest, difference } }: { cell: ComparedCell }) {
  return (
    <>
      <span className={classes['value']}>{text || '–'}</span>
      {isBest ? (
        <span className={classes['best']}>
          <Icon name="check" size="xs" /> Best
        </span>
      ) : null}
      {difference ? <span className={classes['difference']}>{difference}</span> : null}
      {note ? <span className={classes['note']}>{note}</span> : null}
    </>
  );
}
