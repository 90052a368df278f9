import { unavailable } from '@keepmark/api-client/testing';
import { aiService, withAi } from '@keepmark/assistant/testing';
import { readSetting, writeSetting } from '@keepmark/app-shell/setting';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyProfile, profileSetting } from './coaching-profile';
import { relatedToNurses } from '../testing/occupation';
import { renderCareer } from '../testing/render-career';

const path = '/career/coaching';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

beforeEach(() => sessionStorage.clear());

describe('coaching', () => {
  it('starts from the default résumé, and ranks careers with their reasons', async () => {
    await renderCareer(path, { hasResume: true });
    expect([field('Current career').value, field('Skills').value, field('Interests').value]).toEqual([
      'Charge Nurse',
      'Triage, Microsoft Excel, SQL',
      'Teaching',
    ]);
    await press('Save and compare careers');
    const list = await screen.findByRole('list', { name: 'Careers that match' });
    const matches = [...list.children].map((item) => item.textContent);
    expect(matches).toHaveLength(3);
    expect(matches[0]).toMatch(/^Licensed Practical Nurses/);
    expect(list.textContent).toContain('Very close to Registered Nurses');
    expect(list.textContent).toContain('Uses 2 of your skills: Microsoft Excel, SQL');
    expect(screen.getByText(/“Charge Nurse” is read as/)).toBeTruthy();
  });

  it('keeps the saved profile even if the résumé differs', async () => {
    const { router } = await renderCareer(path, { hasResume: true });
    await userEvent.clear(field('Current career'));
    await userEvent.type(field('Long-term goals'), 'Regular hours');
    await press('Save and compare careers');
    expect(await screen.findByText(/Enter your current career or the one you have in mind/)).toBeTruthy();
    await router.navigate({ to: '/career/plans' });
    await screen.findByText('No plans yet');
    await router.navigate({ to: path });
    expect(await screen.findByRole('textbox', { name: 'Long-term goals' })).toBeTruthy();
    expect([field('Current career').value, field('Long-term goals').value]).toEqual(['', 'Regular hours']);
  });

  it('keeps what another tab saves while the profile is edited', async () => {
    const { database } = await renderCareer(path);
    const saved = { ...emptyProfile, skills: 'Forklift', interests: 'Trains' };
    act(() => writeSetting(database, profileSetting, saved));
    await userEvent.type(field('Long-term goals'), 'Regular hours');
    act(() => writeSetting(database, profileSetting, { ...saved, skills: 'Forklift, cranes' }));
    expect(field('Skills').value).toBe('Forklift, cranes');
    await press('Save and compare careers');
    expect(readSetting(database, profileSetting)).toEqual({
      ...saved,
      skills: 'Forklift, cranes',
      longTermGoals: 'Regular hours',
    });
  });

  it('keeps typed text that wasn’t saved', async () => {
    const { router } = await renderCareer(path);
    await userEvent.type(field('Skills'), 'Forklift');
    await router.navigate({ to: '/career/plans' });
    await screen.findByText('No plans yet');
    await router.navigate({ to: path });
    await waitFor(() => expect(field('Skills').value).toBe('Forklift'));
    await press('Discard unsaved changes');
    expect(field('Skills').value).toBe('');
  });

  it('says so when careers can’t be compared, and tries again', async () => {
    let isDown = true;
    await renderCareer(path, {
      hasResume: true,
      service: { 'GET occupations/29-1141/related': () => (isDown ? unavailable() : relatedToNurses) },
    });
    await press('Save and compare careers');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('We couldn’t compare careers')).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('list', { name: 'Careers that match' })).toBeTruthy();
  });

  it('without AI offers a prompt to copy with the profile', async () => {
    await renderCareer(path, { hasResume: true });
    await press('Save and compare careers');
    await userEvent.click(await screen.findByText('Prompt: Ask for coaching'));
    expect((await screen.findByLabelText('Prompt')).textContent).toContain('Triage, Microsoft Excel, SQL');
  });

  it('sends the profile with a question, but not the person’s name', async () => {
    const { requests, answers } = await renderCareer(path, {
      hasResume: true,
      service: { ...withAi(), ...aiService({ answer: 'Take a course.' }) },
    });
    await userEvent.type(field('Long-term goals'), 'Lead a team, says Ada Byron');
    await press('Save and compare careers');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for coaching' }));
    await screen.findByText('Take a course.', {}, { timeout: 5000 });
    const sent = requests.find(({ call }) => call === 'POST ai/career/coaching')?.body;
    expect(sent).toMatchObject({ currentCareer: 'Charge Nurse', skills: 'Triage, Microsoft Excel, SQL', career: '' });
    expect(JSON.stringify(sent)).not.toContain('Ada Byron');
    await waitFor(() => expect(answers.query()).toMatchObject([{ kind: 'career-coaching', isSaved: true }]));
    expect(screen.getByRole('link', { name: 'Career coaching' })).toBeTruthy();
  });
});
