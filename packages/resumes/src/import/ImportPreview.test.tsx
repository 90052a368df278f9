import type { ResumeDocument } from '@keepmark/resume-document';
import { blankDocument, newSkill } from '@keepmark/resume-document/new-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { readResumeFile } from '@keepmark/resume-reader';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportResume } from './ImportResume';
import { importStorage } from './stored-import';
import { textResume } from './testing/text-resume';

const confirm = vi.hoisted(() => vi.fn<(options: { title: string }) => Promise<boolean>>());
vi.mock('@keepmark/ui', async (original) =>
  Object.assign({ ...(await original<object>()) }, { useConfirm: () => confirm }),
);

beforeEach(() => {
  importStorage.clear();
  confirm.mockReset();
});

async function preview(readFile: (file: File) => Promise<ReadResume> = readResumeFile) {
  const onConfirm = vi.fn<(document: ResumeDocument) => void>();
  const onCancel = vi.fn<() => void>();
  const stored = importStorage.read();
  const view = render(
    <MantineProvider env="test">
      <ImportResume
        onConfirm={onConfirm}
        onCancel={onCancel}
        stored={stored}
        storage={importStorage}
        readFile={readFile}
      />
    </MantineProvider>,
  );
  if (!stored) {
    const file = new File([textResume], 'ida.txt', { type: 'text/plain' });
    await userEvent.upload(view.container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  }
  await screen.findByText('Check what we found');
  return { ...view, onConfirm, onCancel };
}

const choose = async (menu: string | RegExp, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const entry = (name: string) => screen.getByRole('article', { name });
const experience = (document: ResumeDocument | undefined) => {
  const section = document?.sections.find(({ kind }) => kind === 'experience');
  return section?.kind === 'experience' ? section.entries : [];
};

describe('the preview of an import', () => {
  it('counts the hidden parts of a file, which it doesn’t show', async () => {
    const skills = { id: 'skills', kind: 'skills', heading: '', isHidden: false } as const;
    const entries = [newSkill({ skillName: 'Raku', isHidden: true }), newSkill({ skillName: 'Slip' })];
    const document = blankDocument({ name: 'Ida Vale', sections: [{ ...skills, entries }] });
    await preview(() => Promise.resolve({ document, unplaced: [], notices: [] }));
    expect(screen.getByText('1 hidden part will be imported and stay hidden.')).toBeTruthy();
    expect(screen.getByText('Slip')).toBeTruthy();
    expect(screen.queryByText('Raku')).toBeNull();
  });

  it('says in words what is doubtful', async () => {
    await preview();
    expect(screen.getByRole('button', { name: /^Show \d doubtful parts$/ })).toBeTruthy();
    expect(within(entry('Harbor house')).getByText(/^Only one line, unlike the others here/)).toBeTruthy();
    expect(within(entry('Quorum Mill, Zephyr Lane')).getByText(/^Only the order of the lines says/)).toBeTruthy();
  });

  it('saves what the repairs show: a joined line, a moved one, and a change undone', async () => {
    const { onConfirm } = await preview();
    await choose('Actions for Harbor house', 'Join with the entry above');
    expect(screen.queryByRole('article', { name: 'Harbor house' })).toBeNull();
    await choose('Actions for “Zephyr Lane”', 'Move to…');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Field' }), 'Notes of Quorum');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Quorum Mill' });
    await choose('Actions for Nurse, Mercy Hospital', 'Delete, and keep its lines');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(entry('Nurse, Mercy Hospital')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add résumé' }));
    expect(experience(onConfirm.mock.calls[0]?.[0])).toMatchObject([
      {
        title: 'Quorum Mill',
        companyName: '',
        startDate: '2019-01',
        notes:
          'Zephyr Lane\n- Ran the night shift and trained the people who joined it\n- Filed the records\nHarbor house',
      },
      { title: 'Nurse', companyName: 'Mercy Hospital' },
      { title: 'Bookkeeper' },
    ]);
    expect(importStorage.read()).toBeUndefined();
  });

  it('starts a job at a line and makes a degree of it', async () => {
    const { onConfirm } = await preview();
    await choose('Actions for “Filed the records”', 'Start a new job here');
    await choose('Actions for Filed the records', 'Degree');
    await userEvent.click(screen.getByRole('button', { name: 'Add résumé' }));
    const education = onConfirm.mock.calls[0]?.[0].sections.find(({ kind }) => kind === 'education');
    expect(education).toMatchObject({
      entries: [{ institutionName: 'University of Lyon' }, { degree: 'Filed the records' }],
    });
  });

  it('shows where a line of the file is', async () => {
    await preview();
    const lines = screen.getByRole('list', { name: 'Lines of the file' });
    await userEvent.click(within(lines).getByRole('button', { name: 'Filed the records' }));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for “Filed the records”'),
    );
  });

  it('lists a line that was removed from its field, and marks it in the file', async () => {
    await preview();
    await choose('Actions for “Filed the records”', 'Remove from its field');
    const tray = screen.getByRole('region', { name: 'Not placed' });
    expect(within(tray).getByText('1 line. What you leave here won’t be imported.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filed the records Not placed' })).toBeTruthy();
  });

  it('is there again when its page was left', async () => {
    const { unmount } = await preview();
    await choose('Actions for Harbor house', 'Join with the entry above');
    unmount();
    await preview();
    expect(screen.queryByRole('article', { name: 'Harbor house' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Lines of the file' })).toBeTruthy();
  });

  it('asks before changes are discarded, and only then', async () => {
    const { onCancel, unmount } = await preview();
    await userEvent.type(screen.getByRole('textbox', { name: 'Headline' }), 'Nurse');
    confirm.mockResolvedValueOnce(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(confirm.mock.calls[0]![0].title).toBe('Discard your changes?');
    expect(onCancel).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
    unmount();
    expect(importStorage.read()).toBeUndefined();
    const { onCancel: onCancelAgain } = await preview();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onCancelAgain).toHaveBeenCalledOnce());
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
