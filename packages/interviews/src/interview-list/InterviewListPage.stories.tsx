import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyInterviews } from '../testing/fixtures';
import { InterviewsStory } from '../testing/InterviewsStory';

const interviews = manyInterviews(24);

/** Opens the import dialog and chooses a file with this text. */
const choose =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import invitation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import interviews' });
    const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File([text], 'invite.ics', { type: 'text/calendar' }));
    return within(dialog);
  };

const meta = {
  title: 'interviews/List',
  component: InterviewsStory,
  args: { path: '/interviews', interviews },
} satisfies Meta<typeof InterviewsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Past: Story = { args: { path: '/interviews?when=past' } };
export const Empty: Story = { args: { interviews: [] } };
export const NoMatches: Story = { args: { path: '/interviews?text=volcano' } };
export const FiveThousand: Story = { args: { path: '/interviews?when=all', interviews: manyInterviews(5000) } };
export const Month: Story = { args: { path: '/interviews?view=month&date=2026-11-24' } };
export const Week: Story = { args: { path: '/interviews?view=week&date=2026-11-24' } };
export const Outcome: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /^Completed:/ });
    await userEvent.click(button!);
    const dialog = await screen.findByRole('dialog', { name: /^How did it go/ });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save outcome' })).toBeVisible());
  },
};
export const ImportPreview: Story = {
  play: async (context) => {
    const event = (uid: string, summary: string) =>
      ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${summary}`, 'DTSTART:20261203T150000Z', 'END:VEVENT'].join('\r\n');
    const events = [event('a', 'Phone screen with Acme'), event('b', 'Dentist')].join('\r\n');
    const dialog = await choose(`BEGIN:VCALENDAR\r\n${events}\r\nEND:VCALENDAR\r\n`)(context);
    const summary = await dialog.findByText('2 events');
    await waitFor(() => expect(summary).toBeVisible());
  },
};
export const ImportFailed: Story = {
  play: async (context) => {
    const dialog = await choose('Color,Size')(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('invite.ics isn’t a calendar file');
  },
};
