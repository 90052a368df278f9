import { Icon, Page, useFormDraft } from '@keepmark/ui';
import { Anchor, Button, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useKeptCompany } from '../companies-store';
import { companyLinks } from '../company';
import type { Company } from '../company-table';
import { CompanyMissing } from '../CompanyMissing';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompanyResearchPage.module.css';

export interface CompanyResearchPageProps {
  /** What a package above adds. */
  Research?: ComponentType<{ readonly companyId: string }> | undefined;
}

/** Where to learn about a company, and where to write down what was learned. */
export function CompanyResearchPage({ Research }: CompanyResearchPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const company = useKeptCompany(internalId);
  if (!company) return <CompanyMissing />;
  const { companyName, url, jobPostingsUrl } = company;
  const links = [
    ...(url ? [{ label: 'Its own site', url }] : []),
    ...(jobPostingsUrl ? [{ label: 'Its careers page', url: jobPostingsUrl }] : []),
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
      <section aria-label="Where to look">
        <Title order={2} size="h4">
          Where to look
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
      <Findings key={internalId} company={company} />
    </Page>
  );
}

/** What was learned is the company's notes: one text, wherever it is shown. */
function Findings({ company }: { company: Company }) {
  const form = useForm({ initialValues: { notes: company.notes } });
  const draft = useFormDraft(form, `company-research/${company.internalId}`);
  const { change } = useCompanyActions();
  const isSaved = form.values.notes.trim() === company.notes;
  return (
    <form
      className={classes['findings']}
      onSubmit={form.onSubmit(({ notes }) => {
        if (change(company, { notes: notes.trim() })) draft.clear();
      })}
    >
      <Textarea
        label="What you have learned"
        description="What it makes and for whom, its competitors, its mission, how people like to work there. Kept as the company's notes."
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
        {isSaved ? 'Everything is saved.' : 'Not saved yet.'}
      </Text>
    </form>
  );
}
