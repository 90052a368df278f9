import { EntityRow, RowAction, rowLine, rowName, rowNote } from '@keepmark/ui/entity-list';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { companyAddress } from '../company';
import type { Company } from '../company-table';
import classes from './CompanyRow.module.css';

export interface CompanyRowProps {
  company: Company;
  onDelete: (company: Company) => Promise<void>;
}

/** One saved company: its name, address, summary, notes and actions. */
export const CompanyRow = memo(function CompanyRow({ company, onDelete }: CompanyRowProps) {
  const { internalId, url, jobPostingsUrl } = company;
  const name = company.companyName || 'Unnamed company';
  return (
    <EntityRow
      columns={classes['columns']}
      heading={
        <>
          <Link to="/company/details/$internalId" params={{ internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>{companyAddress(company) || 'No address yet'}</span>
          <span className={rowLine}>{company.summary || 'No summary yet'}</span>
        </>
      }
      actions={
        <>
          {jobPostingsUrl || url ? (
            <RowAction
              icon="external-link"
              href={jobPostingsUrl || url}
              label={`${jobPostingsUrl ? 'Careers page' : 'Website'} of ${name}`}
            />
          ) : null}
          <RowAction
            icon="pencil"
            label={`Edit ${name}`}
            renderRoot={(props) => <Link {...props} to="/company/edit/$internalId" params={{ internalId }} />}
          />
          <RowAction icon="trash" label={`Delete ${name}`} onClick={() => void onDelete(company)} />
        </>
      }
    >
      <span className={rowNote}>{company.notes || company.description}</span>
    </EntityRow>
  );
});
