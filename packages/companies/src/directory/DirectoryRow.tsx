import { type DirectoryCompany, webAddress } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Anchor, Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { companyAddress } from '../company';
import type { CompanySearchResult } from './search-result';
import classes from './DirectoryRow.module.css';
import { SaveCompanyButton } from './SaveCompanyButton';
import { OpenPostingsLink } from './OpenPostingsLink';
import { ReviewNotice } from './ReviewNotice';

export interface DirectoryRowProps {
  found: CompanySearchResult;
  onSave: (found: DirectoryCompany) => void;
  /** Shown beside the Save button. */
  actions?: ReactNode;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Links that the directory has besides. */
function FurtherLinks({ links }: Pick<CompanySearchResult, 'links'>) {
  return links.map(({ name, url }) => {
    const address = webAddress(url);
    if (address === undefined) return null;
    return (
      <Anchor key={`${name} ${url}`} href={address} {...newTab}>
        {name || new URL(address).hostname} <Icon name={iconOfLink(address)} size="xs" />
      </Anchor>
    );
  });
}

const iconOfLink = (url: string) =>
  /^https:\/\/(?:\w+\.)?linkedin\.com\//.test(url) ? 'brand-linkedin' : 'external-link';

/** One directory company. Markup in its name is shown as text. */
export function DirectoryRow({ found, onSave, actions }: DirectoryRowProps) {
  const { companyName, url, jobPostingsUrl, links, openPostings, groupName, sample, countryUnknown, saved } = found;
  const facts = [companyAddress(found), ...(countryUnknown ? ['Country unknown'] : [])].filter(Boolean).join(' · ');
  return (
    <li className={classes['row']}>
      <div className={classes['text']}>
        <span className={classes['name']}>{companyName}</span>
        <span className={classes['facts']}>{facts || 'No address yet'}</span>
        {found.summary ? <span>{found.summary}</span> : null}
        <span className={classes['links']}>
          {openPostings > 0 ? <OpenPostingsLink found={found} /> : null}
          {url ? (
            <Anchor href={url} {...newTab}>
              Website <Icon name="external-link" size="xs" />
            </Anchor>
          ) : null}
          {jobPostingsUrl && jobPostingsUrl !== url ? (
            <Anchor href={jobPostingsUrl} {...newTab}>
              Careers page <Icon name="external-link" size="xs" />
            </Anchor>
          ) : null}
          <FurtherLinks links={links} />
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
        <SaveCompanyButton companyName={companyName} saved={saved} onSave={() => onSave(found)} />
        {actions}
      </div>
    </li>
  );
}
