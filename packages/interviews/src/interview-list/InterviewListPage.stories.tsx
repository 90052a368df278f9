import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyInterviews } from '../testing/fixtures';
import { InterviewsStory } from '../testing/InterviewsStory';

const interviews = manyInterviews(24);

/** Opens the import dialog and chooses a file with this text. */
const choose =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    const button = canvas.queryByRole('button', { name: 'Import invitation' });
    if (button) await userEvent.click(button);
    else {
      // On a phone.
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Import invitation' }));
    }
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
const allDay = {
  jobTitle: 'Pilot',
  companyName: 'Fjord Air',
  dateOfInterview: '2026-11-24',
  status: 'Scheduled',
} as const;
export const AllDayInMonth: Story = {
  args: { path: '/interviews?view=month&date=2026-11-24', interviews: [...interviews, allDay] },
};
export const AllDayInWeek: Story = {
  args: { path: '/interviews?view=week&date=2026-11-24', interviews: [...interviews, allDay] },
};
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
/** An event of one hour whose file doesn't define its time zone. */
const inZone = (zone: string, summary: string) =>
  [
    'BEGIN:VEVENT',
    `UID:${summary}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=${zone}:20261203T150000`,
    'DURATION:PT1H',
    'END:VEVENT',
  ].join('\r\n');
const calendarOf = (...events: string[]) => `BEGIN:VCALENDAR\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;

export const ImportUnknownZone: Story = {
  play: async (context) => {
    const dialog = await choose(calendarOf(inZone('Acme Time', 'Interview with Acme')))(context);
    const select = await dialog.findByRole('combobox', { name: 'Which time zone is “Acme Time”?' });
    await expect(await dialog.findByText('Time zone needed')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    await userEvent.type(select, 'Europe/Paris');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 1 interview' })).toBeEnabled());
  },
};
export const ImportSeveralUnknownZones: Story = {
  play: async (context) => {
    const long = 'Headquarters of the Northwind Laboratories and all of their branches, winter';
    const text = calendarOf(
      inZone('Acme Time', 'Interview with Acme'),
      inZone(long, 'Interview with Northwind'),
      inZone('Europe/Berlin', 'Interview with Cedar'),
    );
    const dialog = await choose(text)(context);
    const summary = await dialog.findByText('3 events');
    await waitFor(() => expect(summary).toBeVisible());
    await expect(dialog.getAllByRole('combobox')).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Import 1 interview' })).toBeEnabled();
  },
};
export const ImportNoEvents: Story = {
  play: async (context) => {
    const dialog = await choose('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('invite.ics has no events');
  },
};
export const ImportFailed: Story = {
  play: async (context) => {
    const dialog = await choose('Color,Size')(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('invite.ics isn’t a calendar file');
  },
};
