import type { DirectoryCompany } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Anchor, Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { companyAddress } from '../company';
import type { Company } from '../company-table';
import classes from './DirectoryRow.module.css';
import { KeepCompanyButton } from './KeepCompanyButton';
import { OpenPostingsLink } from './OpenPostingsLink';
import { ReviewNotice } from './ReviewNotice';

export interface DirectoryRowProps {
  found: DirectoryCompany;
  /** The kept company of this name. */
  kept: Company | undefined;
  onKeep: (found: DirectoryCompany) => void;
  /** Beside the button that keeps it. */
  actions?: ReactNode;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** One company of the directory in short. Names are text, whatever they look like. */
export function DirectoryRow({ found, kept, onKeep, actions }: DirectoryRowProps) {
  const { companyName, url, jobPostingsUrl, openPostings, groupName, sample } = found;
  return (
    <li className={classes['row']}>
      <div className={classes['text']}>
        <span className={classes['name']}>{companyName}</span>
        <span className={classes['facts']}>{companyAddress(found) || 'No address known'}</span>
        {found.summary ? <span>{found.summary}</span> : null}
        <span className={classes['links']}>
          {openPostings > 0 ? <OpenPostingsLink found={found} /> : null}
          {url ? (
            <Anchor href={url} {...outside}>
              Site <Icon name="external-link" size="xs" />
            </Anchor>
          ) : null}
          {jobPostingsUrl && jobPostingsUrl !== url ? (
            <Anchor href={jobPostingsUrl} {...outside}>
              Careers page <Icon name="external-link" size="xs" />
            </Anchor>
          ) : null}
        </span>
        <span className={classes['links']}>
          <Badge variant="light" color="gray">
            {groupName}
          </Badge>
          {sample ? (
            <Badge variant="outline" color="gray">
              Sample
            </Badge>
          ) : null}
        </span>
        <ReviewNotice found={found} />
      </div>
      <div className={classes['actions']}>
        <KeepCompanyButton companyName={companyName} kept={kept} onKeep={() => onKeep(found)} />
        {actions}
      </div>
    </li>
  );
}
