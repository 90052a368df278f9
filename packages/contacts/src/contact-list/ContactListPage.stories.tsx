import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContactsStory } from '../testing/ContactsStory';
import { manyContacts } from '../testing/fixtures';

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/** Opens the import dialog and chooses a file with this text. */
const choose =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    const button = canvas.queryByRole('button', { name: 'Import' });
    if (button) await userEvent.click(button);
    else {
      // On a phone.
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Import contacts' }));
    }
    const dialog = await screen.findByRole('dialog', { name: 'Import contacts' });
    const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File([text], 'people.vcf', { type: 'text/vcard' }));
    return within(dialog);
  };

const meta = {
  title: 'contacts/List',
  component: ContactsStory,
  args: { path: '/contacts', contacts: manyContacts(20) },
} satisfies Meta<typeof ContactsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneType: Story = { args: { path: '/contacts?type=recruiter&sort=next-step' } };
export const NoMatch: Story = { args: { path: '/contacts?text=volcano' } };
export const Empty: Story = { args: { contacts: [] } };
export const TenThousand: Story = { args: { contacts: manyContacts(10_000) } };
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('20 selected')).toBeVisible();
  },
};
export const ImportPreview: Story = {
  play: async (context) => {
    const file =
      card('FN:Jane Doe', 'ORG:Northwind Labs') + card('FN:Ada Lovelace', 'ORG:Analytical') + card('TITLE:X');
    const dialog = await choose(file)(context);
    const summary = await dialog.findByText('1 to add, 1 to skip, 1 unreadable');
    // The dialog fades in.
    await waitFor(() => expect(summary).toBeVisible());
  },
};
export const ImportFailed: Story = {
  play: async (context) => {
    const dialog = await choose('Color,Size\nred,4\n')(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('people.vcf has no contacts.');
  },
};
