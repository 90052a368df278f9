import { Page } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCompany } from '../companies-store';
import { useDeleteCompany } from '../company-delete/use-delete-company';
import type { Company } from '../company-table';
import { CompanyNotFound } from '../CompanyNotFound';
import type { CompaniesSlots } from '../slots';
import classes from './CompanyDetailsPage.module.css';
import { CompanyFacts } from './CompanyFacts';
import { CompanyPostings } from './CompanyPostings';
import { LocationSection } from './LocationSection';
import { ConnectionSections } from './ConnectionSections';

/** A saved company: its details, and the jobs, contacts and interviews there. */
export function CompanyDetailsPage({ slots }: { slots: CompaniesSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useCompany(internalId);
  return company ? <Details key={internalId} company={company} slots={slots} /> : <CompanyNotFound />;
}

function Details({ company, slots }: { company: Company; slots: CompaniesSlots }) {
  const { internalId, description, notes } = company;
  const companyName = company.companyName || 'Unnamed company';
  const navigate = useNavigate();
  const { deleteCompany, dialog } = useDeleteCompany(slots, () => void navigate({ to: '/companies' }));
  return (
    <Page
      title={companyName}
      actions={
        <div className={classes['actions']}>
          <Button renderRoot={(props) => <Link {...props} to="/company/edit/$internalId" params={{ internalId }} />}>
            Edit
          </Button>
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/company/research/$internalId" params={{ internalId }} />}
          >
            Research
          </Button>
          <Button variant="subtle" color="error" onClick={() => void deleteCompany(company)}>
            Delete
          </Button>
        </div>
      }
    >
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <CompanyFacts company={company} />
          <TextSection title="Notes" text={notes} />
          <TextSection title="Description" text={description} />
          <ConnectionSections slots={slots} companyId={internalId} companyName={company.companyName} />
        </div>
        <div className={classes['column']}>
          <LocationSection company={company} />
          <CompanyPostings companyName={company.companyName} />
        </div>
      </div>
      {dialog}
    </Page>
  );
}

function TextSection({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <Section title={title}>
      <Text className={classes['lines']}>{text}</Text>
    </Section>
  );
}
