import { signIn } from './core-journey';
import type { Tab } from './tab';

/** Signs in and adds a job, which is then in the list. */
export async function signInAndAddJob(
  tab: Tab,
  title: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await signIn(tab, '/job/add');
  await addJob(tab, title, fields);
}

/** Adds a job on the open form. */
export async function addJob(tab: Tab, title: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await tab.field('Job title').fill(title);
  await tab.field('Company').fill('City Lines');
  for (const [name, value] of Object.entries(fields)) await tab.field(name).fill(value);
  await tab.button('Add job').click();
  await tab.text(`Added ${title} at City Lines.`).shows();
}

/** Opens a saved job from the list. */
export async function openJob(tab: Tab, title: string): Promise<void> {
  await tab.open('/jobs/list');
  await tab.link(title).first.click();
  await tab.sees(/^\/job\/edit\//);
  await tab.role('heading', title).shows();
}
