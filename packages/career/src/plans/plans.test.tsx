import { pressUndo } from '@keepmark/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCareer } from '../testing/render-career';
import { createPlansStore } from './plans-store';

const plan = { title: 'Become a welder', career: 'Welders', careerCode: '51-4121', targetDate: '2027-05-01' };
const steps = [
  { title: 'Visit the school', dueOn: '2026-11-20', kind: 'people' },
  { title: 'Take the course', dueOn: '2027-01-10', kind: 'certificate' },
] as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  // So that no test runs across midnight.
  vi.setSystemTime('2026-11-22T12:00');
});
afterEach(() => void vi.useRealTimers());

describe('a plan', () => {
  it('is created from the checked steps, with its career and due dates', async () => {
    const {
      plans,
      steps: table,
      router,
    } = await renderCareer('/career/plan/add?career=Data%20Scientists&code=15-2051&skills=["SQL"]');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Goal/ }).value).toBe('Data Scientists');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Apply to the first five jobs' }));
    await press('Add plan');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/career\/plan\/\w+/));
    expect(plans.query()).toMatchObject([
      { title: 'Data Scientists', careerCode: '15-2051', targetDate: '2027-05-23' },
    ]);
    const titles = table.query().map(({ title }) => title);
    expect(titles).toContain('Learn SQL');
    expect(titles).not.toContain('Apply to the first five jobs');
    expect(table.query().every(({ dueOn }) => dueOn > '2026-11-22' && dueOn <= '2027-05-23')).toBe(true);
    expect(await screen.findByRole('link', { name: 'About this career: Data Scientists' })).toBeTruthy();
  });

  it('shows which steps are overdue, and checks one off with an undo', async () => {
    const { steps: table } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    expect(screen.getByText('Overdue')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Visit the school' }));
    expect(table.query()[0]?.doneOn).toBe('2026-11-22');
    expect(screen.getByText(/^1 of 2 done/)).toBeTruthy();
    await pressUndo('Done: Visit the school.');
    expect(table.query()[0]?.doneOn).toBe('');
  });

  it('gets another step, which keeps its position when edited', async () => {
    const { steps: table } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Add step');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add step' }));
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Talk to people');
    expect(dialog.getByLabelText<HTMLInputElement>('Due').value).toBe('2026-11-29');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    expect(await dialog.findByText('Enter what to do.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /Step/ }), 'Call the union');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await waitFor(() => expect(table.count()).toBe(3));
    await press('Edit Visit the school');
    const editing = within(await screen.findByRole('dialog', { name: 'Edit step' }));
    await userEvent.clear(editing.getByLabelText('Due'));
    await userEvent.click(editing.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(table.query()[0]).toMatchObject({ title: 'Visit the school', dueOn: '' }));
    expect(table.query({ sort: [['displayOrder', 'asc']] }).map(({ title }) => title)).toEqual([
      'Visit the school',
      'Take the course',
      'Call the union',
    ]);
  });

  it('shows what another tab changed in it and in a step, and asks about what both changed', async () => {
    const { plans, steps: table } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Edit plan');
    const editing = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
    await userEvent.type(editing.getByRole('textbox', { name: 'Notes' }), 'Mine');
    const [row] = plans.query();
    act(() => void plans.update(row?.internalId ?? '', { notes: 'Theirs', title: 'Become a master welder' }));
    await userEvent.click(editing.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await editing.findByRole('radio', { name: /^Use yours/ }));
    await userEvent.click(editing.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(plans.query()).toMatchObject([{ title: 'Become a master welder', notes: 'Mine' }]));

    await press('Edit Visit the school');
    const step = within(await screen.findByRole('dialog', { name: 'Edit step' }));
    await userEvent.type(step.getByRole('textbox', { name: 'Notes' }), 'Ask about fees');
    const stepId = table.query()[0]?.internalId ?? '';
    act(() => void table.update(stepId, { dueOn: '2026-12-01' }));
    expect(step.getByLabelText<HTMLInputElement>('Due').value).toBe('2026-12-01');
    await userEvent.click(step.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(table.get(stepId)).toMatchObject({ dueOn: '2026-12-01', notes: 'Ask about fees' }));
  });

  it('that another tab deletes while it is edited can be saved as a new one', async () => {
    const { plans, router } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Edit plan');
    const editing = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
    await userEvent.type(editing.getByRole('textbox', { name: 'Notes' }), 'Mine');
    const opened = plans.query()[0]?.internalId ?? '';
    act(() => void plans.delete(opened));
    await userEvent.click(editing.getByRole('button', { name: 'Save as a new plan' }));
    expect(plans.query()).toMatchObject([{ title: 'Become a welder', career: 'Welders', notes: 'Mine' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/career/plan/${plans.query()[0]?.internalId}`));
  });

  it('that another tab deletes while a step is typed can be saved as a new one, with its steps', async () => {
    const { plans, steps: table, database } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Add step');
    const adding = within(await screen.findByRole('dialog', { name: 'Add step' }));
    await userEvent.type(adding.getByRole('textbox', { name: /Step/ }), 'Call the union');
    act(() => void createPlansStore(database).delete(plans.query()[0]!));
    expect([plans.count(), table.count()]).toEqual([0, 0]);
    expect(adding.getByText(/^This plan was deleted while you were editing it\./)).toBeTruthy();
    await userEvent.click(adding.getByRole('button', { name: 'Save as a new plan' }));
    expect(plans.query()).toMatchObject([{ title: 'Become a welder', career: 'Welders', targetDate: '2027-05-01' }]);
    const planId = plans.query()[0]?.internalId;
    const saved = table.query({ where: { planId: planId ?? '' }, sort: [['displayOrder', 'asc']] });
    expect(saved.map(({ title }) => title)).toEqual(['Visit the school', 'Take the course', 'Call the union']);
    expect(await screen.findByRole('button', { name: 'Edit Call the union' })).toBeTruthy();
  });

  it('whose plan or step another tab deletes while a step is edited keeps what was typed', async () => {
    const { plans, steps: table, database } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    const store = createPlansStore(database);
    await press('Edit Visit the school');
    const editing = within(await screen.findByRole('dialog', { name: 'Edit step' }));
    await userEvent.type(editing.getByRole('textbox', { name: 'Notes' }), 'Ask about fees');
    act(() => void store.deleteStep(table.query()[0]!));
    await userEvent.click(editing.getByRole('button', { name: 'Save as a new step' }));
    await waitFor(() => expect(table.query().at(-1)).toMatchObject({ kind: 'people', notes: 'Ask about fees' }));

    await press('Edit Take the course');
    const course = within(await screen.findByRole('dialog', { name: 'Edit step' }));
    await userEvent.type(course.getByRole('textbox', { name: 'Notes' }), 'In the evening');
    act(() => void store.delete(plans.query()[0]!));
    await userEvent.click(course.getByRole('button', { name: 'Save as a new plan' }));
    expect(table.query({ sort: [['displayOrder', 'asc']] })).toMatchObject([
      { title: 'Take the course', notes: 'In the evening', dueOn: '2027-01-10' },
      { title: 'Visit the school', notes: 'Ask about fees' },
    ]);
  });

  it('keeps a typed step across a reload', async () => {
    const { unmount } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Edit Visit the school');
    await userEvent.type(await screen.findByRole('textbox', { name: /Step/ }), ' on Monday');
    unmount();
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Visit the school on Monday');
  });

  it('is deleted with its steps, and restored', async () => {
    const { plans, steps: table, router } = await renderCareer('/career/plan/$plan', { plans: [{ ...plan, steps }] });
    await press('Delete plan');
    await waitFor(() => expect(router.state.location.pathname).toBe('/career/plans'));
    expect([plans.count(), table.count()]).toEqual([0, 0]);
    await pressUndo('Deleted Become a welder.');
    expect([plans.count(), table.count()]).toEqual([1, 2]);
    expect(await screen.findByRole('link', { name: 'Become a welder' })).toBeTruthy();
    expect(screen.getByText('Next: Visit the school')).toBeTruthy();
  });
});
