import { unavailable } from '@keepmark/api-client/testing';
import { aiService, withAi } from '@keepmark/assistant/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCareer } from '../testing/render-career';

const nurses = '/career/counseling?code=29-1141';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('facts about a career', () => {
  it('are the work, its tools, similar careers, wages and open postings', async () => {
    await renderCareer(nurses, { hasResume: true, hasHome: true });
    expect(await screen.findByText(/Assess patient health problems/)).toBeTruthy();
    const tasks = within(await screen.findByRole('list', { name: 'Tasks' }));
    expect(tasks.getAllByRole('listitem')).toHaveLength(6);
    await press('Show all 7: Tasks');
    expect(tasks.getAllByRole('listitem')).toHaveLength(7);

    const technology = within(screen.getByRole('list', { name: 'Technology' }));
    const marks = technology.getAllByRole('listitem').map((item) => item.textContent);
    expect(marks).toEqual([
      'Epic SystemsIn demand',
      'Microsoft ExcelHotOn your résumé',
      'Structured query language SQLHotOn your résumé',
      'Medical records charting software',
    ]);

    const related = within(screen.getByRole('list', { name: 'Related careers' }));
    const links = related.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links[0]).toBe('/career/counseling?code=29-2061');
    expect(links[1]).toBe('/career/counseling?code=29-1141.01');

    expect(await screen.findByText(/^\$60,000 to \$96,000 a year in Austin/)).toBeTruthy();
    expect(screen.getByText('42 open postings for “Registered Nurse” within 25 miles of Austin, TX')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'See all 42 postings' }).getAttribute('href');
    expect(all).toContain('location=Austin');
    const salary = screen.getByRole('link', { name: 'Compare wages in the salary assistant' });
    expect(salary.getAttribute('href')).toBe('/salary/assistant/29-1141');
    // Skills that the résumé lacks go into a plan.
    expect(screen.getByRole('link', { name: 'Make a plan' }).getAttribute('href')).toMatch(/skills=.*Epic/);
  });

  it('say what to do without a home location, and when one part fails', async () => {
    await renderCareer(nurses, { service: { 'GET occupations/29-1141/tasks': unavailable } });
    expect(await screen.findByText(/^80% earn \$66,000 to \$135,000 a year in the United States/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set your home location' })).toBeTruthy();
    const section = screen.getByRole('heading', { name: 'What people do' }).closest('section');
    expect(section?.textContent).toContain('The service is being updated.');
    expect(screen.getByRole('list', { name: 'Technology' })).toBeTruthy();
  });

  it('can be loaded again after the server was down, and report an unknown code', async () => {
    let isDown = true;
    const service = {
      'GET joboccupation/code/29-1141': () => (isDown ? unavailable() : undefined),
    };
    const { unmount } = await renderCareer(nurses, { service });
    expect(await screen.findByText('We couldn’t load this career')).toBeTruthy();
    isDown = false;
    unmount();
    await renderCareer('/career/counseling?code=99-9999');
    expect(await screen.findByText('Career not found')).toBeTruthy();
  });
});

describe('picking a career', () => {
  it('starts with the titles on the résumé, and finds their occupation', async () => {
    const { router } = await renderCareer('/career/counseling', { hasResume: true });
    const own = within(screen.getByRole('region', { name: 'From your résumé' }));
    expect(own.getAllByRole('link').map((link) => link.textContent)).toEqual(['Charge Nurse', 'Staff Nurse']);
    await userEvent.click(own.getByRole('link', { name: 'Charge Nurse' }));
    await waitFor(() => expect(router.state.location.href).toBe('/career/counseling?code=29-1141'));
    expect(await screen.findByRole('heading', { name: 'Registered Nurses' })).toBeTruthy();
  });

  it('takes a suggestion for a title', async () => {
    const { router } = await renderCareer('/career/counseling');
    await userEvent.type(screen.getByLabelText('Career', { selector: 'input' }), 'nurse');
    await userEvent.click(await screen.findByRole('option', { name: /Registered Nurses/, hidden: true }));
    await waitFor(() => expect(router.state.location.href).toBe('/career/counseling?code=29-1141'));
  });

  it('offers occupations similar to a typed title', async () => {
    await renderCareer('/career/counseling?career=healer');
    const close = within(await screen.findByRole('list', { name: 'Careers that come close' }));
    expect(close.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText(/open postings for “healer”/)).toBeTruthy();
  });

  it('says so if there are no facts for a typed title', async () => {
    await renderCareer('/career/counseling?career=falconer');
    expect(await screen.findByText(/We have no facts on this career/)).toBeTruthy();
  });

  it('resets all parts of the screen for another career', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderCareer('/career/counseling?career=healer');
    await screen.findByRole('list', { name: 'Careers that come close' });
    expect(logged.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
    logged.mockRestore();
  });
});

describe('a conversation about a career', () => {
  const service = {
    ...withAi(),
    ...aiService((body) => ({
      answer: JSON.stringify(body).includes('open day') ? 'Shadow a nurse.' : 'Go to an open day.',
    })),
  };
  const answered = (text: string) => screen.findByText(text, {}, { timeout: 5000 });

  it('is saved, and each question builds on the answers before', async () => {
    const { answers, requests } = await renderCareer(nurses, { hasResume: true, service });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask about this career' }));
    await answered('Go to an open day.');
    await waitFor(() => expect(answers.query()).toMatchObject([{ isSaved: true, subjectId: '29-1141' }]));
    await press('Ask a follow-up');
    const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
    await waitFor(() => expect(prompt.value).toBe(''));
    await userEvent.type(prompt, 'And then?');
    await press('Ask about this career');
    await answered('Shadow a nurse.');
    const [first, second] = requests.filter(({ call }) => call === 'POST ai/career/counseling').map(({ body }) => body);
    expect(first).toMatchObject({ career: 'Registered Nurses' });
    expect(JSON.stringify(first)).toContain('Monitor, record, and report symptoms');
    expect(JSON.stringify(second)).toMatch(/^\{"career":"Registered Nurses","prompt":"And then\?/);
    expect(JSON.stringify(second)).toContain('Go to an open day.');
    await waitFor(() => expect(answers.query().filter(({ isSaved }) => isSaved)).toHaveLength(2));
    expect(answers.query()[1]?.prompt).toBe('And then?');
    // The first answer moved to the conversation above.
    expect(screen.getByText('Go to an open day.')).toBeTruthy();
  });

  it('adds a step to a plan only in the person’s words', async () => {
    const { steps, plans } = await renderCareer(nurses, { answers: [{}] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add step' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add step to a plan' }));
    expect(steps.count()).toBe(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /Step/ }), 'Shadow a nurse');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await waitFor(() => expect(steps.query()).toMatchObject([{ title: 'Shadow a nurse' }]));
    expect(plans.query()).toMatchObject([{ title: 'Registered Nurses', careerCode: '29-1141' }]);
  });

  it('shows the newest earlier answers, and older ones on request', async () => {
    await renderCareer(nurses, { answers: Array.from({ length: 6 }, (_, i) => ({ prompt: `Question ${i}` })) });
    const earlier = within(await screen.findByRole('region', { name: 'Earlier in this conversation' }));
    expect(earlier.getAllByRole('article')).toHaveLength(3);
    expect(earlier.getAllByText(/Local model · /)).toHaveLength(3);
    await press('Show 2 older answers');
    expect(earlier.getAllByRole('article')).toHaveLength(5);
    expect(earlier.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('can be opened, renamed and deleted in the list, with an undo', async () => {
    const { answers } = await renderCareer('/career/counseling', {
      answers: [{}, { prompt: 'Where do I start?' }, { subjectId: 'falconer', subjectLabel: 'falconer' }],
    });
    const list = within(screen.getByRole('list', { name: 'Conversations' }));
    expect(list.getByRole('link', { name: 'falconer' }).getAttribute('href')).toBe(
      '/career/counseling?career=falconer',
    );
    await press('Rename Registered Nurses');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename conversation' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'My way into nursing');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await list.findByRole('link', { name: 'My way into nursing' })).toBeTruthy();
    await press('Delete My way into nursing');
    expect(answers.count()).toBe(1);
    await pressUndo('Deleted My way into nursing.');
    expect(answers.count()).toBe(3);
  });

  it('without AI offers a prompt to copy with the facts', async () => {
    await renderCareer(nurses);
    await userEvent.click(await screen.findByText('Prompt: Ask about this career'));
    const prompt = await screen.findByLabelText('Prompt');
    expect(prompt.textContent).toContain('Registered Nurses');
    await waitFor(() => expect(prompt.textContent).toContain('Monitor, record, and report symptoms'));
  });
});
