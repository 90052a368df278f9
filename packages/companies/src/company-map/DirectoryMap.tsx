import { pageSizes } from '@keepmark/contracts';
import { useHomeLocation } from '@keepmark/geography';
import { MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { useMemo, useState } from 'react';
import { useCompanySearch } from '../companies-api';
import { useSavedCompanies } from '../companies-store';
import { companyFromDirectory } from '../company';
import { KeepCompanyButton } from '../directory/KeepCompanyButton';
import { OpenPostingsLink } from '../directory/OpenPostingsLink';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompaniesMapPage.module.css';
import { directoryPoints, keptCategories } from './company-points';
import { originOf } from './origin';

export interface DirectoryMapProps {
  label: string;
  /** A group; the whole directory without one. */
  group?: string;
}

/** Companies of the directory on the map, those with the most open postings first; at most a thousand. */
export function DirectoryMap({ label, group }: DirectoryMapProps) {
  const result = useCompanySearch({ isNewSearch: true, pageSize: pageSizes.veryLarge, ...(group && { group }) });
  const kept = useSavedCompanies();
  const { keep } = useCompanyActions();
  const homeLocation = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const found = result.data?.results;
  const points = useMemo(() => directoryPoints(found ?? [], kept, homeLocation), [found, kept, homeLocation]);
  if (result.isError) {
    return (
      <ErrorState title="The directory could not be read" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (!found) return <LoadingState label="Loading companies" />;
  return (
    <MapWithList
      label={label}
      points={points}
      categories={keptCategories}
      origin={originOf(homeLocation)}
      selectedId={selectedId ?? undefined}
      onSelect={setSelectedId}
      renderPopup={({ id }) => {
        const company = found.find((candidate) => candidate.id === id);
        if (!company) return null;
        return (
          <div className={classes['popup']}>
            <strong>{company.companyName}</strong>
            {company.openPostings > 0 ? <OpenPostingsLink found={company} /> : null}
            <KeepCompanyButton
              companyName={company.companyName}
              kept={kept.named(company.companyName)}
              onKeep={() => void keep(companyFromDirectory(company))}
            />
          </div>
        );
      }}
      empty={
        <EmptyState icon="building" title="No company to show">
          The directory fills with the postings of the feeds and with the lists that the operator imports.
        </EmptyState>
      }
    />
  );
}
