import { expect, type Locator } from '@playwright/test';

/**
 * Types into a combobox and chooses its first option by keyboard. On a phone, Playwright scrolls an option into view before
 * it clicks, and the list closes when that moves its field out of view.
 */
export async function chooseFirstOption(combobox: Locator, typed: string, option: RegExp): Promise<void> {
  const list = combobox.page().getByRole('listbox');
  await combobox.fill(typed);
  await expect(list.getByRole('option').first()).toHaveText(option);
  // Again if an answer arrives between the two keys, which replaces the options.
  await expect(async () => {
    await combobox.press('ArrowDown');
    await combobox.press('Enter');
    await expect(list).toBeHidden({ timeout: 1000 });
  }).toPass();
}
