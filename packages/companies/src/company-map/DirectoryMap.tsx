import { pageSizes } from '@keepmark/contracts';
import { useHomeLocation, useHomeOrigin } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { useMemo, useState } from 'react';
import { useCompanySearch } from '../companies-api';
import { useSavedCompanies } from '../companies-store';
import { companyFromDirectory } from '../company';
import { SaveCompanyButton } from '../directory/SaveCompanyButton';
import { OpenPostingsLink } from '../directory/OpenPostingsLink';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompaniesMapPage.module.css';
import { directoryPoints, savedCategories } from './company-points';

export interface DirectoryMapProps {
  label: string;
  /** Default: the whole directory. */
  group?: string;
}

/** A map of up to 1,000 directory companies, those with the most open postings first. */
export function DirectoryMap({ label, group }: DirectoryMapProps) {
  const result = useCompanySearch({
    isNewSearch: true,
    pageSize: pageSizes.veryLarge,
    ...(group && { companyGroupName: group, group: group.toLowerCase() }),
  });
  const saved = useSavedCompanies();
  const { save } = useCompanyActions();
  const homeLocation = useHomeLocation();
  const origin = useHomeOrigin();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const found = result.data?.results;
  const points = useMemo(() => directoryPoints(found ?? [], saved, homeLocation), [found, saved, homeLocation]);
  if (result.isError) {
    return (
      <ErrorState title="We couldn’t load the directory" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (!found) return <LoadingState label="Loading companies" />;
  return (
    <MapWithList
      label={label}
      points={points}
      categories={savedCategories}
      origin={origin}
      selectedId={selectedId ?? undefined}
      onSelect={setSelectedId}
      renderPopup={({ id }) => {
        const company = found.find((candidate) => candidate.id === id);
        if (!company) return null;
        return (
          <div className={classes['popup']}>
            <strong>{company.companyName}</strong>
            {company.openPostings > 0 ? <OpenPostingsLink found={company} /> : null}
            <SaveCompanyButton
              companyName={company.companyName}
              saved={saved.named(company.companyName)}
              onSave={() => void save(companyFromDirectory(company))}
            />
          </div>
        );
      }}
      empty={
        <EmptyState icon="building" title="No companies yet">
          Companies appear here when they’re added to the directory.
        </EmptyState>
      }
    />
  );
}
