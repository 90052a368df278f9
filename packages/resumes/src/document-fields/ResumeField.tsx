import { Anchor, Button, Group, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useResumes } from '../resumes-store';

export interface ResumeFieldProps {
  /** The job that the résumé is for; empty or missing while it isn't saved. */
  readonly jobId?: string | undefined;
  /** Empty for none. */
  readonly resumeId: string;
  readonly onChange: (resumeId: string) => void;
  /** Makes a version of the chosen résumé for the job. */
  readonly onCreateVersion?: (() => void) | undefined;
}

/** A field to choose the résumé of an application. If the résumé was deleted, none is chosen. */
export function ResumeField({ jobId = '', resumeId, onChange, onCreateVersion }: ResumeFieldProps) {
  const resumes = useResumes();
  const chosen = resumes.find(({ internalId }) => internalId === resumeId);
  const isVersionForJob = jobId !== '' && chosen?.jobId === jobId;
  const options = resumes
    .toSorted((left, right) => left.title.localeCompare(right.title))
    .map(({ internalId, title, isDefault }) => ({
      value: internalId,
      label: isDefault ? `${title || 'Untitled'} (default)` : title || 'Untitled',
    }));
  return (
    <div data-full>
      <NativeSelect
        label="Résumé"
        data={[{ value: '', label: resumes.length === 0 ? 'No résumés yet' : 'None' }, ...options]}
        value={chosen ? resumeId : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group gap="xs" mt={4}>
        {chosen ? (
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/resume/edit/$internalId" params={{ internalId: chosen.internalId }} />
            )}
          >
            Edit résumé
          </Anchor>
        ) : null}
        {chosen && !isVersionForJob && onCreateVersion ? (
          <Button variant="subtle" size="compact-sm" onClick={onCreateVersion}>
            Create a version for this job
          </Button>
        ) : null}
        {resumes.length === 0 ? (
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/resume/add" />}>
            Create a résumé
          </Anchor>
        ) : null}
      </Group>
    </div>
  );
}
