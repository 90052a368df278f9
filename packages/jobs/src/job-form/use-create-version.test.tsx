import { DatabaseProvider } from '@keepmark/local-store/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore, readResumes } from '@keepmark/resumes/resumes-store';
import { useForm } from '@mantine/form';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { jobFormOf } from './job-form';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { createVersion } from '../job-resume/create-version';
import { useCreateVersion } from './use-create-version';

/** A job with a résumé, and its form. */
function open() {
  const database = testDatabase();
  const resumes = createResumesStore(database);
  const nurse = resumes.add(blankDocument({ title: 'Nurse' }));
  const aide = resumes.add(blankDocument({ title: 'Aide' }));
  const jobId = createJobsStore(database).add({ jobTitle: 'Charge nurse', companyName: 'Mercy', resumeId: nurse });
  const job = () => database.table(jobTable).get(jobId)!;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DatabaseProvider database={database}>{children}</DatabaseProvider>
  );
  const { result } = renderHook(
    () => {
      const form = useForm({ initialValues: jobFormOf(job()) });
      return { form, create: useCreateVersion(jobId, form) };
    },
    { wrapper },
  );
  return {
    nurse,
    aide,
    job,
    chosen: () => result.current.form.getValues().resumeId,
    choose: (id: string) => act(() => result.current.form.setFieldValue('resumeId', id)),
    create: () => act(() => result.current.create()),
    createBeside: () => {
      let version: ReturnType<typeof createVersion>;
      act(() => void (version = createVersion(database, jobId, nurse)));
      return version!;
    },
    titles: () => readResumes(database).map(({ title }) => title),
  };
}

it('makes a version for the job, links the job to it, and chooses it on the form', () => {
  const { nurse, job, chosen, create, titles } = open();
  create();
  expect(chosen()).not.toBe(nurse);
  expect(job().resumeId).toBe(chosen());
  expect(titles()).toHaveLength(3);
});

it('follows a version made beside the open form, and its undo', () => {
  const { nurse, chosen, createBeside } = open();
  const { id, undo } = createBeside();
  expect(chosen()).toBe(id);
  act(() => undo());
  expect(chosen()).toBe(nurse);
});

it('keeps another résumé chosen on the form when a version is made beside it', () => {
  const { aide, chosen, choose, createBeside } = open();
  choose(aide);
  createBeside();
  expect(chosen()).toBe(aide);
});
