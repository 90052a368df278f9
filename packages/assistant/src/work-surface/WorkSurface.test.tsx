import { testDatabase } from '@keepmark/local-store/testing';
import { KeepmarkTheme } from '@keepmark/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AiTask } from '../ai-task';
import { aiAnswerTable } from '../answers/ai-answer-table';
import { jobSummaryPrompt } from '../prompts/prompts';
import { answer, ask, databaseWith, renderWorkSurface, status, stored } from '../testing/render-work-surface';
import { fitTask, letterTask, letterText } from '../testing/sample-task';
import { type AnswerRun, idleRun } from './answer-run';
import { RunStatus } from './RunStatus';
import { SavedAnswers } from './SavedAnswers';
import { WorkSurface } from './WorkSurface';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('without AI', () => {
  it('has a prompt with placeholders to copy instead of a button', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await renderWorkSurface();
    await userEvent.click(await screen.findByText('Prompt: Write a letter'));
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy prompt' }));
    expect(writeText).toHaveBeenCalledWith('Write a letter for [NAME] ([EMAIL]) to Mercy Hospital in Denver.');
    expect(screen.queryByRole('button', { name: letterTask.title })).toBeNull();
  });

  it('says only once that an AI can be set up', async () => {
    const database = testDatabase();
    const two = (
      <>
        <WorkSurface task={letterTask} />
        <WorkSurface task={fitTask} />
      </>
    );
    const first = await renderWorkSurface({ database, children: two });
    await screen.findByText('Prompt: Write a letter');
    const notes = await screen.findAllByText(/You can set up an AI/);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.closest('section')).toBe(screen.getByRole('region', { name: letterTask.title }));
    first.unmount();
    await renderWorkSurface({ database });
    await screen.findByText('Prompt: Write a letter');
    expect(screen.queryByText(/You can set up an AI/)).toBeNull();
  });

  it('says when the text is too long to send all of it', async () => {
    const job = { jobTitle: 'Nurse', companyName: 'Mercy', description: 'We care for patients. '.repeat(2000) };
    const long = { ...letterTask, prompt: jobSummaryPrompt(job) };
    await renderWorkSurface({ children: <WorkSurface task={long} /> });
    expect(await screen.findByText(/^Too long for one prompt/)).toBeTruthy();
    cleanup();
    await renderWorkSurface();
    await screen.findByText('Prompt: Write a letter');
    expect(screen.queryByText(/^Too long for one prompt/)).toBeNull();
  });

  it('says what an earlier answer is about, if not what the screen shows now', async () => {
    const label = 'Nurse at Mercy Hospital';
    const inAustin = stored({ subjectLabel: 'Nurse in Austin', createdDate: '2026-11-21T15:00:00Z' });
    await renderWorkSurface({ database: databaseWith(inAustin, stored({ subjectLabel: label })) });
    const article = within(await answer());
    expect(article.getByText('This answer is about Nurse in Austin.')).toBeTruthy();
    await userEvent.click(article.getByRole('button', { name: 'Compare with previous' }));
    const previous = within(screen.getByRole('region', { name: 'Previous answer' }));
    expect(previous.getByText(`About ${label}`)).toBeTruthy();
  });

  it('still shows earlier answers', async () => {
    await renderWorkSurface({ database: databaseWith(stored({})) });
    expect((await answer()).textContent).toContain('I bake bread');
  });
});

/** A tab with its own answer, after another tab stored a newer one about the same job. */
async function askedInTwoTabs() {
  const database = databaseWith(stored({}));
  const opened = await renderWorkSurface({ database, script: { answer: 'Asked here' } });
  await ask();
  await waitFor(() => expect(database.table(aiAnswerTable).query()).toHaveLength(2));
  const createdDate = new Date(Date.now() + 1000).toISOString();
  act(() => void database.table(aiAnswerTable).insert(stored({ createdDate, answer: 'Asked in the other tab' })));
  const rerenderAfterReload = async () => {
    opened.unmount();
    await renderWorkSurface({ database, script: { answer: 'Asked here' } });
  };
  return { database, rerenderAfterReload };
}

describe('asking', () => {
  it('streams an answer, stores it, and names its source', async () => {
    const { answers, asked } = await renderWorkSurface({ script: { answer: letterText } });
    await ask();
    const article = await answer();
    expect(within(article).getByText('Ten years in intensive care')).toBeDefined();
    expect(article.textContent).toContain('Ada Lovelace');
    expect(article.textContent).toMatch(/Local model · test-model/);
    expect(article.textContent).toContain(letterTask.label);
    expect(within(article).getByRole('button', { name: 'Use as letter' })).toBeDefined();
    expect(JSON.stringify(asked())).not.toContain('Lovelace');
    expect(answers()).toMatchObject([{ finish: 'stop', subjectId: 'job-1', kind: 'cover-letter', prompt: '' }]);
    expect(status()?.textContent).toBe('The answer is complete');
  });

  it('shows exactly what will be sent', async () => {
    const { asked } = await renderWorkSurface({ script: { answer: 'Yes.' } });
    await userEvent.click(await screen.findByText('What will be sent'));
    const shown = await screen.findByLabelText('Text');
    expect(within(shown).getAllByText(/^\[(NAME|EMAIL)\]$/)).toHaveLength(2);
    expect(screen.getByText('Ada Lovelace', { selector: 'dd' })).toBeDefined();
    await ask();
    await answer();
    expect(asked()[0]?.body).toMatchObject({ prompt: shown.textContent });
  });

  it('replaces the names of saved people, shows them, and puts them back in the answer', async () => {
    const rosa = { internalId: 'r', name: 'Rosa Klein', email: 'rosa@mercy.example', phoneNumber: '', companyName: '' };
    const { asked } = await renderWorkSurface({
      script: { answer: 'Thank [PERSON 1] first.' },
      loadReadPeople: async () => () => ({ people: [rosa], isRelated: () => false }),
    });
    const prompt = await screen.findByRole('textbox', { name: 'Prompt' });
    fireEvent.change(prompt, { target: { value: 'Rosa Klein (rosa@mercy.example) referred me.' } });
    await userEvent.click(await screen.findByText('What will be sent'));
    expect((await screen.findByLabelText('Text')).textContent).toBe('[PERSON 1] ([PERSON 1 EMAIL]) referred me.');
    expect(screen.getByText('Rosa Klein', { selector: 'dd' })).toBeDefined();
    await ask();
    expect((await answer()).textContent).toContain('Thank Rosa Klein first.');
    expect(JSON.stringify(asked())).not.toMatch(/rosa/i);
  });

  it('waits for what reads saved people, and can try again', async () => {
    let fails = true;
    await renderWorkSurface({
      script: { answer: 'Yes.' },
      loadReadPeople: async () => {
        if (fails) throw new TypeError('Failed to fetch dynamically imported module');
        return () => ({ people: [], isRelated: () => false });
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: letterTask.title })).toBeNull();
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: letterTask.title })).toBeDefined();
  });

  it('sends a changed prompt, and restores the default one', async () => {
    const { asked, answers } = await renderWorkSurface({ script: { answer: 'Yes.' } });
    const prompt = await screen.findByRole('textbox', { name: 'Prompt' });
    fireEvent.change(prompt, { target: { value: 'Write it in German.' } });
    await ask();
    await answer();
    expect(asked()[0]?.body).toMatchObject({ prompt: 'Write it in German.' });
    expect(answers()[0]?.prompt).toBe('Write it in German.');
    await userEvent.click(screen.getByRole('button', { name: 'Reset to the usual prompt' }));
    expect((prompt as HTMLTextAreaElement).value).toBe(letterTask.prompt);
  });

  it('keeps a changed prompt across a reload, even if the default one changed', async () => {
    const first = await renderWorkSurface({ script: {} });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Prompt' }), { target: { value: 'In German' } });
    first.unmount();
    await renderWorkSurface({
      script: {},
      children: <WorkSurface task={{ ...letterTask, prompt: 'Another usual prompt' }} />,
    });
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('In German'));
  });

  it('counts characters near the limit, and sends nothing above it', async () => {
    await renderWorkSurface({ script: {} });
    const prompt = await screen.findByRole('textbox', { name: 'Prompt' });
    expect(screen.queryByText(/of 24,000/)).toBeNull();
    fireEvent.change(prompt, { target: { value: 'x'.repeat(23_000) } });
    expect(screen.getByText('23,000 of 24,000 characters')).toBeDefined();
    fireEvent.change(prompt, { target: { value: 'x'.repeat(24_001) } });
    expect(screen.getByText('Use 24,000 characters or fewer.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: letterTask.title }).disabled).toBe(true);
  });

  it('counts the characters of a structured answer, then shows its structure', async () => {
    const result = { score: 67, requirements: [] };
    await renderWorkSurface({
      script: { answer: letterText, result, paceMs: 5 },
      children: <WorkSurface task={fitTask} result={(each) => <p>{`Score ${each.result.score}`}</p>} />,
    });
    await ask(fitTask.title);
    expect(await screen.findByText(/^Received \d+ characters…$/)).toBeDefined();
    expect(await screen.findByText('Score 67')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('moves the focus from the button to Stop and back', async () => {
    await renderWorkSurface({ script: { answer: 'Word', neverEnds: true } });
    await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stop'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(letterTask.title));
  });
});

describe('answers', () => {
  it('are saved with their subject, shown there, and unsaved with Undo', async () => {
    const { answers } = await renderWorkSurface({
      script: { answer: 'Dear team' },
      children: (
        <>
          <WorkSurface task={letterTask} />
          <SavedAnswers subject={letterTask.subject} />
        </>
      ),
    });
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Save answer' }));
    expect(answers()).toMatchObject([{ isSaved: true }]);
    expect(await screen.findByRole('region', { name: 'Saved AI answers' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    expect(answers()).toMatchObject([{ isSaved: false }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(answers()).toMatchObject([{ isSaved: true }]));
  });

  it('are compared with the previous one, word by word', async () => {
    await renderWorkSurface({
      script: {},
      database: databaseWith(
        stored({}),
        stored({ answer: 'Dear team, I bake cakes.', createdDate: '2026-11-22T15:00:00Z' }),
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with previous' }));
    expect(screen.getByText('bread', { exact: false, selector: 'del' })).toBeDefined();
    expect(screen.getByText('cakes', { exact: false, selector: 'ins' })).toBeDefined();
  });

  it('are written again by asking again', async () => {
    let count = 0;
    const { answers } = await renderWorkSurface({ script: () => ({ answer: `Answer ${(count += 1)}` }) });
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await waitFor(async () => expect((await answer()).textContent).toContain('Answer 2'));
    expect(answers()).toHaveLength(2);
  });

  it('say so when they cannot be copied', async () => {
    await renderWorkSurface({ script: {}, database: databaseWith(stored({})) });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy answer' }));
    expect(await screen.findByText(/^We couldn’t copy the answer\./)).toBeDefined();
  });
});

describe('two tasks on one screen', () => {
  it('stay when another tab asks the same, which is then in the list of answers', async () => {
    const { database, rerenderAfterReload } = await askedInTwoTabs();
    expect((await answer()).textContent).toContain('Asked here');
    expect(database.table(aiAnswerTable).query()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Compare with previous' }));
    expect(screen.getByRole('region', { name: 'Previous answer' }).textContent).toContain('I bake bread');
    await rerenderAfterReload();
    expect((await answer()).textContent).toContain('Asked here');
  });

  it('give way to the newest one when they are deleted', async () => {
    const { database } = await askedInTwoTabs();
    await answer();
    act(() => void database.table(aiAnswerTable).delete(({ answer: text }) => text === 'Asked here'));
    expect((await answer()).textContent).toContain('Asked in the other tab');
  });

  it('run independently', async () => {
    const second: AiTask = { ...letterTask, kind: 'job-summary', title: 'Summarize' };
    await renderWorkSurface({
      script: (body) => ({ answer: JSON.stringify(body).includes('German') ? 'Zweite' : 'First', neverEnds: true }),
      children: (
        <>
          <WorkSurface task={letterTask} />
          <WorkSurface task={{ ...second, prompt: 'German' }} />
        </>
      ),
    });
    await ask();
    await ask('Summarize');
    expect(await screen.findByText('First')).toBeDefined();
    expect(await screen.findByText('Zweite')).toBeDefined();
    const [stop] = screen.getAllByRole('button', { name: 'Stop' });
    await userEvent.click(stop!);
    expect(await answer()).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
  });
});

describe('the status for screen readers', () => {
  it('says every 15 seconds that the answer is in progress, without its text', () => {
    vi.useFakeTimers();
    try {
      const writing: AnswerRun = { ...idleRun, phase: 'writing', text: 'Secret words' };
      const { rerender } = render(<RunStatus run={writing} />, { wrapper: KeepmarkTheme });
      const said = screen.getByRole('status');
      expect(said.textContent).toBe('The answer is being written');
      rerender(<RunStatus run={{ ...writing, text: 'Secret words and more' }} />);
      expect(said.textContent).toBe('The answer is being written');
      act(() => void vi.advanceTimersByTime(15_000));
      expect(said.textContent).toBe('Still writing after 15 seconds');
      act(() => void vi.advanceTimersByTime(15_000));
      expect(said.textContent).toBe('Still writing after 30 seconds');
    } finally {
      vi.useRealTimers();
    }
  });
});
