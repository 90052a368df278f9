import { placeTypeLabel } from '@keepmark/contracts';
import { Text } from '@mantine/core';
import { companyAddress } from '../company';
import type { Company } from '../company-table';

/** A company's summary, address and types. */
export function CompanyAbout({ company }: { company: Company }) {
  const { summary, categories } = company;
  return (
    <>
      {summary ? <Text fw={600}>{summary}</Text> : null}
      <Text>{companyAddress(company) || 'No address yet'}</Text>
      {categories.length > 0 ? (
        <Text size="sm" c="dimmed">
          {categories.map(placeTypeLabel).join(', ')}
        </Text>
      ) : null}
    </>
  );
}
