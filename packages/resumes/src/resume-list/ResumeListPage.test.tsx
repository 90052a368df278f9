import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leavePagesLoading } from '../testing/leave-pages-loading';
import { resumeTable } from '@keepmark/resume-document/tables';
import { renderResumes, type ResumesScreen } from '../testing/render-resumes';
import { manyResumes } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

// Drawing pages needs a real browser. Stories and journeys test it.
leavePagesLoading();

const [nurse, charge] = manyResumes(2);

async function open(screenOptions: ResumesScreen = { resumes: [nurse!, charge!], slots: storySlots }) {
  const opened = await renderResumes('/resumes', screenOptions);
  await screen.findByRole('heading', { name: 'Résumés' });
  const table = opened.database.table(resumeTable);
  return { ...opened, table, titles: () => table.query().map(({ title }) => title) };
}

const card = (title: string) => within(screen.getByRole('article', { name: title }));
const choose = async (title: string, item: string) => {
  await userEvent.click(card(title).getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};
const pressUndo = async (message: string) => {
  const said = await screen.findByText(message);
  await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
};

describe('the list of résumés', () => {
  it('links to what was deleted', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: 'Recently deleted', hidden: true });
    expect(link.getAttribute('href')).toBe('/settings/deleted?kind=resumes');
  });

  it('explains itself when empty', async () => {
    await open({});
    expect(screen.getByText('No résumés yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add résumé' })[0]?.getAttribute('href')).toBe('/resume/add');
  });

  it('shows the default first, the jobs of each, and links to the editor', async () => {
    const { resumeIds } = await open();
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
      nurse!.title,
      charge!.title,
    ]);
    expect(card(nurse!.title).getByText('Default')).toBeTruthy();
    expect(card(charge!.title).queryByText('Default')).toBeNull();
    expect(card(nurse!.title).getByRole('link', { name: 'Charge nurse at Harbor Medical' })).toBeTruthy();
    expect(card(charge!.title).getByRole('link', { name: charge!.title }).getAttribute('href')).toBe(
      `/resume/edit/${resumeIds[1]}`,
    );
  });

  it('duplicates a résumé, and undoes it', async () => {
    const { titles } = await open();
    await choose(nurse!.title, 'Duplicate');
    expect(titles()).toContain(`${nurse!.title} (Copy)`);
    await pressUndo(`Duplicated ${nurse!.title}.`);
    expect(titles()).toHaveLength(2);
  });

  it('sets another default, and undoes it', async () => {
    const { table, resumeIds } = await open();
    await choose(charge!.title, 'Set as default');
    expect(table.get(resumeIds[1]!)?.isDefault).toBe(true);
    await pressUndo(`${charge!.title} is now your default résumé.`);
    expect(table.get(resumeIds[0]!)?.isDefault).toBe(true);
  });

  it('deletes a résumé, and undoes it', async () => {
    const { titles } = await open();
    await choose(charge!.title, 'Delete');
    await waitFor(() => expect(titles()).toEqual([nurse!.title]));
    await pressUndo(`Deleted ${charge!.title}.`);
    expect(titles()).toHaveLength(2);
  });

  it('creates a version for a saved job and opens it', async () => {
    const { table, router } = await open();
    await choose(nurse!.title, 'Create a version for…');
    const dialog = within(await screen.findByRole('dialog', { name: /^Create a version/ }));
    await userEvent.selectOptions(dialog.getByLabelText('For a saved job'), 'job-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Create version' }));
    const title = `${nurse!.title} - Optimized For Charge nurse at Harbor Medical`;
    await waitFor(() => expect(table.query({ where: { title } })).toHaveLength(1));
    const [version] = table.query({ where: { title } });
    expect(version).toMatchObject({ jobId: 'job-1', isDefault: false });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/resume/edit/${version?.internalId}`));
  });

  it('compares two selected résumés', async () => {
    const { resumeIds } = await open();
    await userEvent.click(card(nurse!.title).getByRole('checkbox'));
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    await userEvent.click(card(charge!.title).getByRole('checkbox'));
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      `/resume/compare?left=${resumeIds[0]}&right=${resumeIds[1]}`,
    );
  });

  it('finds one of 8,000 by its title', async () => {
    const { database, table } = await open();
    database.transaction(() => {
      for (let count = 0; count < 8000; count += 1) table.insert({ title: `Résumé ${count}`, isDefault: false });
    });
    expect(await screen.findByText('8,002 résumés')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search résumés' }), { target: { value: 'résumé 7999' } });
    expect(await screen.findByRole('article', { name: 'Résumé 7999' })).toBeTruthy();
    expect(screen.getByText('1 of 8,002 résumés')).toBeTruthy();
  });
});
