import { Icon, Page } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useCompany } from '../companies-store';
import { companyLinks } from '../company';
import { CompanyAbout } from '../company-details/CompanyAbout';
import { CompanyPostings } from '../company-details/CompanyPostings';
import { ConnectionSections } from '../company-details/ConnectionSections';
import type { Company } from '../company-table';
import { CompanyNotFound } from '../CompanyNotFound';
import type { CompaniesSlots } from '../slots';
import classes from './CompanyResearchPage.module.css';
import { Questions } from './Questions';
import { ResearchNotesForm } from './ResearchNotesForm';
import { useResearchNotes } from './use-research-notes';

/** What is known about a company, where to find more, questions about it, and a place to write down what one learns. */
export function CompanyResearchPage({ slots }: { slots: CompaniesSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useCompany(internalId);
  return company ? <Research key={internalId} company={company} slots={slots} /> : <CompanyNotFound />;
}

function Research({ company, slots }: { company: Company; slots: CompaniesSlots }) {
  const { internalId, companyName } = company;
  const notes = useResearchNotes(company);
  return (
    <Page
      title={`Research ${companyName}`}
      actions={
        <Button
          variant="light"
          renderRoot={(props) => <Link {...props} to="/company/details/$internalId" params={{ internalId }} />}
        >
          Full details
        </Button>
      }
    >
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <Facts company={company} />
          <Links company={company} />
          <CompanyPostings companyName={companyName} />
          <ConnectionSections slots={slots} companyId={internalId} companyName={companyName} />
        </div>
        <div className={classes['column']}>
          <ResearchNotesForm company={company} notes={notes} />
          {companyName ? <Questions company={company} onAddNote={notes.add} /> : null}
        </div>
      </div>
    </Page>
  );
}

/** What is on file. */
function Facts({ company }: { company: Company }) {
  const { description } = company;
  return (
    <Section title="On file" className={classes['facts']}>
      <CompanyAbout company={company} />
      {description ? <Text className={classes['lines']}>{description}</Text> : null}
    </Section>
  );
}

function Links({ company: { url, jobPostingsUrl, companyName } }: { company: Company }) {
  const links = [
    ...(url ? [{ label: 'Company website', url }] : []),
    ...(jobPostingsUrl ? [{ label: 'Careers page', url: jobPostingsUrl }] : []),
    ...(companyName ? companyLinks(companyName) : []),
  ];
  if (links.length === 0) return null;
  return (
    <Section title="Links">
      <ul className={classes['links']}>
        {links.map((link) => (
          <li key={link.label}>
            <Anchor href={link.url} target="_blank" rel="noopener noreferrer">
              {link.label} <Icon name="external-link" size="xs" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
