import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { newestFirst } from '../resume-list/resume-filter';
import { useResumes } from '../resumes-store';

export interface ResumeSelectProps {
  label: string;
  /** The placeholder for no résumé. */
  none: string;
  /** Empty for none. */
  resumeId: string;
  onChange: (resumeId: string) => void;
}

const noResume = '-';

/** A field to choose a résumé, or none. */
export function ResumeSelect({ label, none, resumeId, onChange }: ResumeSelectProps) {
  const resumes = useResumes();
  const options = useMemo(
    () => [
      { value: noResume, label: none },
      ...newestFirst(resumes).map(({ internalId, title, isDefault }) => ({
        value: internalId,
        label: isDefault ? `${title} (default)` : title,
      })),
    ],
    [resumes, none],
  );
  return (
    <Select
      label={label}
      data={options}
      value={options.some(({ value }) => value === resumeId) ? resumeId : noResume}
      searchable={options.length > 8}
      limit={100}
      allowDeselect={false}
      onChange={(value) => onChange(value === null || value === noResume ? '' : value)}
    />
  );
}
