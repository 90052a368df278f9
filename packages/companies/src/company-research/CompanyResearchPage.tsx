import { Icon, Page, useFormDraft } from '@keepmark/ui';
import { Anchor, Button, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useCompany } from '../companies-store';
import { companyLinks } from '../company';
import type { Company } from '../company-table';
import { CompanyNotFound } from '../CompanyNotFound';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompanyResearchPage.module.css';

export interface CompanyResearchPageProps {
  /** Added by a package above this one. */
  Research?: ComponentType<{ readonly companyId: string }> | undefined;
}

/** Links for researching a company, and a place to write down what you learn. */
export function CompanyResearchPage({ Research }: CompanyResearchPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useCompany(internalId);
  if (!company) return <CompanyNotFound />;
  const { companyName, url, jobPostingsUrl } = company;
  const links = [
    ...(url ? [{ label: 'Company website', url }] : []),
    ...(jobPostingsUrl ? [{ label: 'Careers page', url: jobPostingsUrl }] : []),
    ...(companyName ? companyLinks(companyName) : []),
  ];
  return (
    <Page
      title={`Research ${companyName}`}
      width="text"
      actions={
        <Button
          variant="light"
          renderRoot={(props) => <Link {...props} to="/company/details/$internalId" params={{ internalId }} />}
        >
          Full details
        </Button>
      }
    >
      <section aria-label="Links">
        <Title order={2} size="h4">
          Links
        </Title>
        <ul className={classes['links']}>
          {links.map((link) => (
            <li key={link.label}>
              <Anchor href={link.url} target="_blank" rel="noopener noreferrer">
                {link.label} <Icon name="external-link" size="xs" />
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      {Research ? (
        <Suspense fallback={null}>
          <Research companyId={internalId} />
        </Suspense>
      ) : null}
      <ResearchNotes key={internalId} company={company} />
    </Page>
  );
}

/** Edits the company's notes, the same text as on its other pages. */
function ResearchNotes({ company }: { company: Company }) {
  const form = useForm({ initialValues: { notes: company.notes } });
  const draft = useFormDraft(form, `company-research/${company.internalId}`);
  const { change } = useCompanyActions();
  const isSaved = form.values.notes.trim() === company.notes;
  return (
    <form
      className={classes['notes']}
      onSubmit={form.onSubmit(({ notes }) => {
        if (change(company, { notes: notes.trim() })) draft.clear();
      })}
    >
      <Textarea
        label="Research notes"
        description="Products, customers, competitors, mission, and what it’s like to work there. Saved with the company’s notes."
        autosize
        minRows={6}
        maxRows={20}
        maxLength={20_000}
        {...form.getInputProps('notes')}
      />
      <Button type="submit" disabled={isSaved}>
        Save
      </Button>
      <Text size="sm" c="dimmed">
        {isSaved ? 'All changes saved.' : 'Unsaved changes.'}
      </Text>
    </form>
  );
}
