import { Icon } from '@keepmark/ui';
import { Anchor } from '@mantine/core';
import { companyLinks } from '../company';
import type { Company } from '../company-table';
import { CompanyAbout } from './CompanyAbout';
import classes from './CompanyDetailsPage.module.css';

/** A company's summary, address and types, with links to its own pages and others about it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { companyName, url, jobPostingsUrl } = company;
  const links = [
    ...(url ? [{ label: 'Site', url }] : []),
    ...(jobPostingsUrl ? [{ label: 'Careers page', url: jobPostingsUrl }] : []),
    ...(companyName ? companyLinks(companyName).slice(0, 2) : []),
  ];
  return (
    <section aria-label="About">
      <CompanyAbout company={company} />
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
