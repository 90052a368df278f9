import { AppModal } from '@keepmark/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mergedTitle, targetOfJob } from '../resume';
import type { Resume } from '@keepmark/resume-document/tables';
import type { ResumesSlots } from '../slots';

export interface CreateVersionProps {
  base: Resume;
  JobPicker: ResumesSlots['JobPicker'];
  onClose: () => void;
  /** @param jobId empty if the version isn't for a saved job */
  onCreate: (target: string, jobId: string) => void;
}

/** Asks whom a new version of a résumé is for: a saved job, or any name. */
export function CreateVersion({ base, JobPicker, onClose, onCreate }: CreateVersionProps) {
  const [target, setTarget] = useState('');
  const [jobId, setJobId] = useState('');
  const name = target.trim();
  return (
    <AppModal opened onClose={onClose} title={`Create a version of ${base.title}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name === '') return;
          onClose();
          onCreate(name, jobId);
        }}
      >
        <Stack>
          <Text>The version starts as a copy. Changes to it leave {base.title} as it is.</Text>
          {JobPicker ? (
            <JobPicker
              label="For a saved job"
              jobId={jobId}
              onChange={(job) => {
                setJobId(job?.jobId ?? '');
                if (job) setTarget(targetOfJob(job));
              }}
            />
          ) : null}
          <TextInput
            label={JobPicker ? 'Or for' : 'For'}
            placeholder="Charge nurse at Mercy Hospital"
            data-autofocus
            autoComplete="off"
            value={target}
            onChange={({ currentTarget }) => setTarget(currentTarget.value)}
          />
          <Text component="output" size="sm" c="dimmed">
            {name === '' ? '' : `Title: ${mergedTitle(base.title, name)}`}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={name === ''}>
              Create version
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
