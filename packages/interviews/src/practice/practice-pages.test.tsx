import { IDBFactory } from 'fake-indexeddb';
import { pressUndo } from '@keepmark/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyTable } from '../stories/story-table';
import { renderInterviews } from '../testing/render-interviews';
import { answerTable } from './answer-table';
import { endSession } from './session-store';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const start = async () => {
  await press('Start practice');
  return screen.findByRole('heading', { name: 'Question 1 of 3' });
};
const few = () => userEvent.selectOptions(screen.getByLabelText('How many'), '3 questions');

beforeEach(() => {
  sessionStorage.clear();
  act(endSession);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A microphone whose recording is four bytes, or that fails with an error of this name. */
function stubMicrophone(failure?: string) {
  class FakeRecorder extends EventTarget {
    state = 'inactive';
    readonly mimeType = 'audio/webm';
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      const data = new Blob([new Uint8Array([1, 2, 3, 4])], { type: this.mimeType });
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const getUserMedia = async () => {
    if (failure) throw Object.assign(new Error('No.'), { name: failure });
    return { getTracks: () => [{ stop() {} }] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

describe('a practice session', () => {
  it('that is over doesn’t follow people to another job', async () => {
    const jobs = [
      { internalId: 'job-1', jobTitle: 'Nurse', companyName: 'Acme' },
      { internalId: 'job-2', jobTitle: 'Driver', companyName: 'Bolt' },
    ];
    const { router } = await renderInterviews('/interview/practice/job-1', { jobs });
    await few();
    await start();
    for (let count = 0; count < 3; count += 1) await press('Skip question');
    expect(screen.getByRole('heading', { name: 'Session over' })).toBeTruthy();
    await act(() => router.navigate({ to: '/interview/practice/{-$jobId}', params: { jobId: 'job-2' } }));
    expect(await screen.findByRole('heading', { name: 'Practice for Driver at Bolt' })).toBeTruthy();
    await act(() => router.navigate({ to: '/interview/practice/{-$jobId}', params: { jobId: 'job-1' } }));
    expect(await screen.findByRole('heading', { name: 'Practice for Nurse at Acme' })).toBeTruthy();
  });

  it('asks its questions, saves answers with ratings, and shows them in the log', async () => {
    const { database } = await renderInterviews('/interview/practice');
    await few();
    await start();
    const question = document.querySelector('p')?.textContent ?? '';
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and continue' }).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Your answer'), 'I fixed the oven.');
    await userEvent.selectOptions(screen.getByLabelText('It answered the question that was asked'), '4: Fully');
    await press('Save and continue');
    await screen.findByRole('heading', { name: 'Question 2 of 3' });
    await press('Skip question');
    await press('End session');
    await screen.findByRole('heading', { name: 'Session over' });
    expect(screen.getByText(/^1 of 3 questions answered · .* · Rated 4\.0 of 4$/)).toBeTruthy();
    await press('Done');
    const log = within(await screen.findByRole('region', { name: 'Log' }));
    expect(log.getByText('1 answer · 1 day')).toBeTruthy();
    expect(database.table(answerTable).query()).toMatchObject([
      { answer: 'I fixed the oven.', question, ratings: { relevant: 4 }, recordingId: '' },
    ]);
    await userEvent.click(log.getByRole('button', { name: /^Answers of/ }));
    await userEvent.click(log.getByRole('button', { name: `Delete answer to ${question}` }));
    expect(database.table(answerTable).count()).toBe(0);
    await pressUndo('Answer deleted.');
    expect(database.table(answerTable).count()).toBe(1);
  });

  it('continues after a reload, with the typed answer', async () => {
    const { unmount } = await renderInterviews('/interview/practice');
    await few();
    await start();
    await userEvent.type(screen.getByLabelText('Your answer'), 'Half an answer');
    unmount();
    await renderInterviews('/interview/practice');
    expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Half an answer');
  });

  it('for a job has technical questions of its occupation', async () => {
    const job = { internalId: 'job-1', jobTitle: 'Line Cook', companyName: 'Acme' };
    await renderInterviews('/interview/practice/job-1', { jobs: [job] });
    expect(screen.getByRole('heading', { name: 'Practice for Line Cook at Acme' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Occupation').value).toBe('35');
    for (const kind of ['Behavioral', 'Situational', 'Motivation']) await userEvent.click(screen.getByLabelText(kind));
    await few();
    await start();
    expect(screen.getByText('Technical · Food preparation and serving')).toBeTruthy();
  });
});

describe('a recorded answer', () => {
  it('is stored on the device, played, and deleted with Undo', async () => {
    stubMicrophone();
    const { database } = await renderInterviews('/interview/practice');
    await few();
    await start();
    await press('Record answer');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop recording' }));
    expect(await screen.findByLabelText('Your recording')).toBeTruthy();
    await press('Save and continue');
    await screen.findByRole('heading', { name: 'Question 2 of 3' });
    const [answer] = database.table(answerTable).query();
    expect(answer).toMatchObject({ recordingBytes: 4, answer: '' });
    await press('End session');
    await userEvent.click(await screen.findByRole('button', { name: 'Play recording (1 kB)' }));
    expect(await screen.findByLabelText(/^Recording: /)).toBeTruthy();
    await press(/^Delete recording of/);
    expect(database.table(answerTable).query()).toMatchObject([{ recordingId: '', recordingBytes: 0 }]);
    await pressUndo('Recording deleted.');
    expect(database.table(answerTable).query()).toEqual([answer]);
  });

  it.each([
    ['NotAllowedError', /isn’t allowed to use the microphone. Allow it/],
    ['NotFoundError', /^We couldn’t find a microphone/],
    ['AbortError', /^We couldn’t record your answer/],
  ])('says what to do about %s, and still accepts text', async (failure, sentence) => {
    stubMicrophone(failure);
    await renderInterviews('/interview/practice');
    await few();
    await start();
    await press('Record answer');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your answer'), 'Typed');
    await press('Save and continue');
    expect(await screen.findByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
  });
});

describe('stories', () => {
  it('are added, edited, deleted with Undo, and offered for matching questions', async () => {
    const { database } = await renderInterviews('/interview/practice');
    await press('Add story');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add story' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add story' }));
    expect(await dialog.findByText('Enter a title.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Oven fire');
    await userEvent.type(dialog.getByLabelText('Action'), 'I calmed the team, a customer and my manager.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add story' }));
    await waitFor(() => expect(database.table(storyTable).count()).toBe(1));
    await few();
    for (const kind of ['Situational', 'Motivation', 'Technical']) await userEvent.click(screen.getByLabelText(kind));
    await start();
    await press('End session');
    await press('Delete Oven fire');
    expect(database.table(storyTable).count()).toBe(0);
    await pressUndo('Deleted Oven fire.');
    expect(database.table(storyTable).query()).toMatchObject([{ title: 'Oven fire' }]);
  });

  it('include what another tab changes while they are edited', async () => {
    const { database } = await renderInterviews('/interview/practice');
    const stories = database.table(storyTable);
    const id = stories.insert({ title: 'Oven fire', action: 'I put it out.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Oven fire' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit story' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Action' }), ' Then I called.');
    act(() => void stories.update(id, { result: 'No damage.', action: 'We put it out.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(stories.get(id)?.action).toBe('We put it out.');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Use yours/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(stories.get(id)).toMatchObject({ action: 'I put it out. Then I called.', result: 'No damage.' });
  });

  it('are created from the STAR worksheet of an answer', async () => {
    const { database } = await renderInterviews('/interview/practice');
    await few();
    for (const kind of ['Situational', 'Motivation', 'Technical']) await userEvent.click(screen.getByLabelText(kind));
    await start();
    await press('STAR worksheet');
    await userEvent.type(await screen.findByLabelText('Situation'), 'The oven failed.');
    await userEvent.type(screen.getByLabelText('Result'), 'We opened on time.');
    await press('Use as answer');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(
      'The oven failed.\n\nWe opened on time.',
    );
    await press('Save as story');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add story' }));
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Oven');
    await userEvent.click(dialog.getByRole('button', { name: 'Add story' }));
    await waitFor(() => expect(database.table(storyTable).query()).toMatchObject([{ situation: 'The oven failed.' }]));
    expect(database.table(storyTable).query()[0]?.competencies).toHaveLength(1);
  });
});
