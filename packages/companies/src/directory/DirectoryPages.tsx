import { type CompanyPage, type DirectoryCompany, maxQueryLimit } from '@keepmark/contracts';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Pagination, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSavedCompanies } from '../companies-store';
import { companyFromDirectory } from '../company';
import { useCompanyActions } from '../use-company-actions';
import classes from './DirectoryPages.module.css';
import { DirectoryRow } from './DirectoryRow';
import { markSavedCompany } from './search-result';

export interface DirectoryPagesProps {
  result: UseQueryResult<CompanyPage>;
  onPage: (page: number) => void;
  /** Shown when a page has no companies. */
  empty: ReactNode;
  actionsOf?: (found: DirectoryCompany) => ReactNode;
}

/** One page of the directory, with saved companies marked, and page links. */
export function DirectoryPages({ result, onPage, empty, actionsOf }: DirectoryPagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = useSavedCompanies();
  const { save } = useCompanyActions();
  if (result.isError) {
    return (
      <ErrorState title="We couldn’t load the directory" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (!result.data) return <LoadingState label="Searching companies" />;
  const { results, pagination } = result.data;
  if (results.length === 0) return empty;
  return (
    <section aria-labelledby="companies-found" aria-busy={result.isPlaceholderData} className={classes['section']}>
      <Title order={2} size="h4" id="companies-found" ref={heading} tabIndex={-1} className={classes['heading']}>
        <output>{result.isPlaceholderData ? 'Searching…' : countOf(pagination.totalResults)}</output>
      </Title>
      <ul className={classes['list']}>
        {results.map((found) => (
          <DirectoryRow
            key={found.id}
            found={markSavedCompany(found, saved)}
            onSave={() => void save(companyFromDirectory(found))}
            actions={actionsOf?.(found)}
          />
        ))}
      </ul>
      {pagination.totalPages > 1 ? (
        <nav aria-label="Pages">
          <Pagination
            total={pagination.totalPages}
            value={pagination.pageNumber}
            siblings={1}
            size="sm"
            getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            onChange={(page) => {
              onPage(page);
              heading.current?.focus();
            }}
          />
        </nav>
      ) : null}
    </section>
  );
}

/** "42 companies". The API stops counting at the rows that paging can reach. */
function countOf(total: number): string {
  const more = total >= maxQueryLimit ? ' or more' : '';
  return `${total.toLocaleString('en')}${more} ${total === 1 ? 'company' : 'companies'}`;
}
