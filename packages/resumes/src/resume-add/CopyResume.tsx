import { filterOptions } from '@keepmark/ui/filter-options';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Resume } from '@keepmark/resume-document/tables';

export interface CopyResumeProps {
  resumes: readonly Resume[];
  onCopy: (resumeId: string) => void;
  onCancel: () => void;
}

/** A field to choose the résumé to copy. */
export function CopyResume({ resumes, onCopy, onCancel }: CopyResumeProps) {
  const [resumeId, setResumeId] = useState(resumes.find(({ isDefault }) => isDefault)?.internalId ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (resumeId !== '') onCopy(resumeId);
      }}
    >
      <Stack>
        <Select
          label="Copy of"
          data={resumes.map(({ internalId, title }) => ({ value: internalId, label: title }))}
          value={resumeId}
          searchable
          filter={filterOptions}
          selectFirstOptionOnChange
          limit={100}
          allowDeselect={false}
          onChange={(id) => setResumeId(id ?? '')}
        />
        <Group>
          <Button type="submit" disabled={resumeId === ''}>
            Create copy
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
