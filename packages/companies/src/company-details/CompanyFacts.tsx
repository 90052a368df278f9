import { placeTypeLabel } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { companyAddress, companyLinks } from '../company';
import type { Company } from '../company-table';
import classes from './CompanyDetailsPage.module.css';

/** A company's summary, address and types, with links to its own pages and others about it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { companyName, summary, url, jobPostingsUrl, categories } = company;
  const links = [
    ...(url ? [{ label: 'Site', url }] : []),
    ...(jobPostingsUrl ? [{ label: 'Careers page', url: jobPostingsUrl }] : []),
    ...(companyName ? companyLinks(companyName).slice(0, 2) : []),
  ];
  return (
    <section aria-label="About">
      {summary ? <Text fw={600}>{summary}</Text> : null}
      <Text>{companyAddress(company) || 'No address yet'}</Text>
      {categories.length > 0 ? (
        <Text size="sm" c="dimmed">
          {categories.map(placeTypeLabel).join(', ')}
        </Text>
      ) : null}
      <div className={classes['links']}>
        {links.map((link) => (
          <Anchor key={link.label} href={link.url} target="_blank" rel="noopener noreferrer">
            {link.label} <Icon name="external-link" size="xs" />
          </Anchor>
        ))}
      </div>
    </section>
  );
}
