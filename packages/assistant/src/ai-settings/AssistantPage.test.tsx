import { type FakeService, fakeApi, unavailable } from '@keepmark/api-client/testing';
import { readAiKeys, writeAiKeys } from '@keepmark/app-shell/ai-keys';
import { renderScreen } from '@keepmark/app-shell/testing';
import { allRows } from '@keepmark/local-store/all-rows';
import { databaseOf } from '@keepmark/local-store/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aiAnswerTable, type StoredAnswer } from '../answers/ai-answer-table';
import { createAssistantRoutes } from '../routes';
import { aiService, withAi, withoutAi } from '../testing/ai-service';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(service: FakeService, answers: readonly Partial<StoredAnswer>[] = [], path = '/assistant') {
  const { database } = databaseOf(aiAnswerTable, answers);
  const { api, requests } = fakeApi(service);
  const rendered = await renderScreen(createAssistantRoutes, { path, api, database });
  return { ...rendered, requests };
}

const summary: Partial<StoredAnswer> = {
  kind: 'job-summary',
  title: 'Summarize the posting',
  subjectType: 'job',
  subjectId: 'j1',
  subjectLabel: 'Nurse at Mercy',
  answer: '# You would work *nights*',
  provider: 'google',
  model: 'gemini-2.5-flash',
  createdDate: '2026-11-22T15:00:00Z',
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the AI settings', () => {
  it('explain what an AI could do and how to set one up', async () => {
    await open(withoutAi());
    expect(await screen.findByRole('heading', { name: 'No AI is set up' })).toBeTruthy();
    expect(screen.getByText('AI_LOCAL_URL')).toBeTruthy();
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('let people choose the AI, and say how many answers are left today', async () => {
    await open(withAi(['google', 'local'], 3));
    expect(await screen.findByText('3 of 10 answers left today.')).toBeTruthy();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Google Gemini').checked).toBe(true);
    fireEvent.click(radio('Local model'));
    await waitFor(() => expect(radio('Local model').checked).toBe(true));
  });

  it('say when all answers are used', async () => {
    await open(withAi(['local'], 0));
    expect(await screen.findByText('You’ve used all 10 answers for today.')).toBeTruthy();
  });

  it('show stored answers while the server can’t be reached, and try again', async () => {
    let isUp = false;
    const service = withAi();
    await open({ 'GET ai/status': (body) => (isUp ? service['GET ai/status']?.(body) : unavailable()) }, [summary]);
    expect(await screen.findByText('We couldn’t reach the server')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Job summary: Nurse at Mercy' })).toBeTruthy();
    isUp = true;
    await press('Try again');
    expect(await screen.findByText(/^Local model: test-model/)).toBeTruthy();
  });
});

describe('an own key', () => {
  const keyField = async () => {
    await press('Add key for Anthropic Claude');
    return screen.findByLabelText('Key for Anthropic Claude');
  };
  const section = () => within(screen.getByRole('region', { name: 'Anthropic Claude' }));

  it('is saved in this browser, masked, and deleted with undo', async () => {
    const { database } = await open(withoutAi());
    fireEvent.change(await keyField(), { target: { value: ' sk-ant-secret-9876 ' } });
    fireEvent.click(section().getByRole('button', { name: 'Save key' }));
    expect(await screen.findByText('••••••••9876')).toBeTruthy();
    expect(readAiKeys()).toEqual({ anthropic: 'sk-ant-secret-9876' });
    expect(document.body.innerHTML).not.toContain('secret');
    // A backup has the same content as the database.
    await database.flush();
    expect(database.tableNames).not.toContain('ai_keys');
    const others = Object.entries(localStorage).filter(([name]) => name !== 'ai-keys');
    expect(JSON.stringify(others)).not.toContain('secret');
    expect(await screen.findByText(/^Anthropic Claude: claude-haiku-4-5, with your own key/)).toBeTruthy();

    await press('Delete key for Anthropic Claude');
    expect(readAiKeys()).toEqual({});
    await pressUndo('Key deleted.');
    expect(readAiKeys()).toEqual({ anthropic: 'sk-ant-secret-9876' });
  });

  it('asks which one to save when another tab has saved one', async () => {
    await open(withoutAi());
    fireEvent.change(await keyField(), { target: { value: 'sk-ant-secret-9876' } });
    act(() => writeAiKeys({ anthropic: 'sk-ant-secret-1234' }));
    expect(await screen.findByText('Another tab saved the key ••••••••1234. Saving yours replaces it.')).toBeTruthy();
    fireEvent.click(section().getByRole('button', { name: 'Save key' }));
    expect(await screen.findByText('••••••••9876')).toBeTruthy();
    expect(readAiKeys()).toEqual({ anthropic: 'sk-ant-secret-9876' });
  });

  it('stays when it was saved after another one was deleted', async () => {
    writeAiKeys({ anthropic: 'sk-ant-secret-1234' });
    await open(withoutAi());
    await press('Delete key for Anthropic Claude');
    act(() => writeAiKeys({ anthropic: 'sk-ant-secret-9876' }));
    await pressUndo('Key deleted.');
    expect(readAiKeys()).toEqual({ anthropic: 'sk-ant-secret-9876' });
  });

  it('is rejected if it can’t be a key', async () => {
    await open(withoutAi());
    fireEvent.change(await keyField(), { target: { value: 'two words here' } });
    fireEvent.click(section().getByRole('button', { name: 'Save key' }));
    expect(await screen.findByText('This isn’t a key. Copy it again, without spaces.')).toBeTruthy();
    expect(readAiKeys()).toEqual({});
  });

  it('is tested with a short question', async () => {
    writeAiKeys({ anthropic: 'sk-ant-secret-9876' });
    const { requests } = await open({ ...withoutAi(), ...aiService({ answer: 'OK', provider: 'anthropic' }) });
    await press('Test key');
    expect(await screen.findByText('This key works.')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ call: 'POST ai/request', body: { provider: 'anthropic' } });
  });

  it('says when the provider refuses it', async () => {
    writeAiKeys({ anthropic: 'sk-ant-secret-9876' });
    const failure = { code: 'provider-key-refused', message: 'Check your key.' };
    await open({ ...withoutAi(), ...aiService({ failure }) });
    await press('Test key');
    expect(await screen.findByText('The AI provider refused the key. Check your key.')).toBeTruthy();
  });
});

describe('the answers', () => {
  const letter: Partial<StoredAnswer> = { ...summary, kind: 'cover-letter', answer: 'Dear team', finish: 'stopped' };

  it('are listed with their source, filtered, saved, and deleted with undo', async () => {
    const { database } = await open(withAi(), [summary, letter]);
    expect(await screen.findByText('You would work nights')).toBeTruthy();
    expect(screen.getAllByText(/Google Gemini · gemini-2.5-flash/)).toHaveLength(2);
    expect(screen.getByText('Incomplete')).toBeTruthy();

    fireEvent.change(screen.getByLabelText('Kind of answer'), { target: { value: 'cover-letter' } });
    await waitFor(() => expect(screen.queryByText('You would work nights')).toBeNull());
    expect(screen.getByText(/^1 of 2 answers/)).toBeTruthy();

    await press('Save Cover letter: Nurse at Mercy');
    expect(await screen.findByText('Saved')).toBeTruthy();
    await press('Delete Cover letter: Nurse at Mercy');
    expect(await screen.findByText('No matching answers')).toBeTruthy();
    await pressUndo('Answer deleted.');
    await waitFor(() => expect(allRows(database.table(aiAnswerTable))).toHaveLength(2));
  });

  it('open on their own page with a link to their subject', async () => {
    const { database, router } = await open(withAi(), [summary]);
    const [{ internalId }] = allRows(database.table(aiAnswerTable)) as [StoredAnswer];
    await router.navigate({ to: `/assistant/answer/${internalId}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Job summary' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nurse at Mercy' }).getAttribute('href')).toBe(
      '/job/application/preparation/j1',
    );
    await press('Delete');
    expect(await screen.findByText('No AI answers yet')).toBeTruthy();
  });

  it('are labeled as on their own screen: what a model says about a company is from memory', async () => {
    const kind = 'company-summary';
    const company = { ...summary, kind, subjectType: 'company', subjectId: 'c1', subjectLabel: 'Mercy' };
    const { database, router } = await open(withAi(), [company]);
    const [{ internalId }] = allRows(database.table(aiAnswerTable)) as [StoredAnswer];
    await router.navigate({ to: `/assistant/answer/${internalId}` });
    expect(await screen.findByText('from the model’s memory, not verified')).toBeTruthy();
  });

  it('say when one no longer exists', async () => {
    await open(withAi(), [], '/assistant/answer/gone');
    expect(await screen.findByText('Answer not found')).toBeTruthy();
  });
});
