import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ResumeDocument } from '@keepmark/resume-document';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { runDocumentTask } from '../worker/run-document-task';
import { useLaidOut } from './use-laid-out';

vi.mock('../worker/run-document-task');
afterEach(() => vi.mocked(runDocumentTask).mockReset());

interface Running {
  readonly headline: string;
  readonly finish: () => Promise<void>;
  readonly fail: (message: string) => Promise<void>;
}

/** Resolves layouts when a test says so. */
function manualLayouts(): Running[] {
  const running: Running[] = [];
  vi.mocked(runDocumentTask).mockImplementation(((task: { document: ResumeDocument }) => {
    const { headline } = task.document;
    return new Promise((resolve, reject) => {
      running.push({
        headline,
        finish: () => act(async () => resolve({ title: headline, pages: [] })),
        fail: (message) => act(async () => reject(new Error(message))),
      });
    });
  }) as never);
  return running;
}

const resume = (headline: string) => sampleResume({ headline });

test('lays out the first and the latest of many quick changes', async () => {
  const running = manualLayouts();
  const { result, rerender } = renderHook(({ document }) => useLaidOut(document), {
    initialProps: { document: resume('a') },
  });
  for (const headline of ['b', 'c', 'd']) rerender({ document: resume(headline) });
  expect(running.map(({ headline }) => headline)).toEqual(['a']);
  await running[0]?.finish();
  expect(result.current.laidOut?.title).toBe('a');
  await waitFor(() => expect(running.map(({ headline }) => headline)).toEqual(['a', 'd']));
  await running[1]?.finish();
  expect(result.current.laidOut?.title).toBe('d');
});

test('keeps the pages when the next layout fails, and recovers with the next change', async () => {
  const running = manualLayouts();
  const { result, rerender } = renderHook(({ document }) => useLaidOut(document), {
    initialProps: { document: resume('a') },
  });
  await running[0]?.finish();
  rerender({ document: resume('b') });
  await running[1]?.fail('No connection');
  expect(result.current.error?.message).toBe('No connection');
  expect(result.current.laidOut?.title).toBe('a');
  rerender({ document: resume('c') });
  await running[2]?.finish();
  expect(result.current).toEqual({ laidOut: expect.objectContaining({ title: 'c' }) });
});
