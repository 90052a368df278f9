import { Icon } from '@keepmark/ui';
import list from '@keepmark/ui/entity-list.module.css';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { companyAddress } from '../company';
import type { Company } from '../company-table';
import classes from './CompanyRow.module.css';

export interface CompanyRowProps {
  company: Company;
  onDelete: (company: Company) => Promise<void>;
}

const outside = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** One saved company: its name, address, summary, notes and actions. */
export const CompanyRow = memo(function CompanyRow({ company, onDelete }: CompanyRowProps) {
  const { internalId, url, jobPostingsUrl } = company;
  const name = company.companyName || 'Unnamed company';
  return (
    <div className={`${list['row']} ${classes['columns']}`}>
      <div className={list['stack']}>
        <Link to="/company/details/$internalId" params={{ internalId }} className={list['name']}>
          {name}
        </Link>
        <span className={list['line']}>{companyAddress(company) || 'No address yet'}</span>
        <span className={list['line']}>{company.summary || 'No summary yet'}</span>
      </div>
      <span className={list['note']}>{company.notes || company.description}</span>
      <div className={list['actions']}>
        {jobPostingsUrl || url ? (
          <ActionIcon
            {...quiet}
            {...outside}
            href={jobPostingsUrl || url}
            aria-label={`${jobPostingsUrl ? 'Careers page' : 'Website'} of ${name}`}
          >
            <Icon name="external-link" size="sm" />
          </ActionIcon>
        ) : null}
        <ActionIcon
          {...quiet}
          aria-label={`Edit ${name}`}
          renderRoot={(props) => <Link {...props} to="/company/edit/$internalId" params={{ internalId }} />}
        >
          <Icon name="pencil" size="sm" />
        </ActionIcon>
        <ActionIcon {...quiet} aria-label={`Delete ${name}`} onClick={() => void onDelete(company)}>
          <Icon name="trash" size="sm" />
        </ActionIcon>
      </div>
    </div>
  );
});
