import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobTable } from '../job-table';
import { createJobsAndPostingsRoutes } from '../testing/jobs-routes';
import { databaseOf } from '../testing/database-of';
import { capturedPosting } from '@keepmark/postings/testing';
import { formOfCapture } from './job-from-capture';

const found = capturedPosting();

async function open(path: string, answer: () => Response) {
  const { database } = databaseOf([{ jobTitle: 'pastry chef', companyName: 'OLIVE STREET' }]);
  const bodies: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('token'),
    fetch: async (input) => {
      const request = input as Request;
      // The form also looks its location up.
      if (!request.url.endsWith('/jobs/capture')) return Response.json({ success: true, data: [] });
      bodies.push(await request.json());
      return answer();
    },
  });
  const opened = await renderScreen((signedIn) => createJobsAndPostingsRoutes(signedIn), { path, database, api });
  return { ...opened, bodies, table: database.table(jobTable) };
}

const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('capturing a posting', () => {
  it('reads a shared link, shows the details, and saves the job on request', async () => {
    const { bodies, table, router } = await open('/job/capture?url=https%3A%2F%2Fjobs.example.com%2F7', () =>
      Response.json({ success: true, data: found }),
    );
    await waitFor(() => expect(value('Job title')).toBe('Pastry Chef'));
    expect(bodies).toEqual([{ url: 'https://jobs.example.com/7' }]);
    expect(value('Salary')).toBe('');
    expect(value('Description')).toBe('Bake.');
    expect(screen.getByText('You already saved this job')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'pastry chef at OLIVE STREET' }).getAttribute('href')).toMatch(
      /^\/job\/edit\//,
    );
    expect(screen.getByText(/closed on Oct 19, 2026/)).toBeTruthy();
    expect(table.count()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }));
    expect(table.count()).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add anyway'));
    await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(table.count()).toBe(2));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(await screen.findByText(/^Saved Pastry Chef/)).toBeTruthy();
  });

  it('reads the page from the bookmark, and says so if only its link fit', async () => {
    const page = { url: found.url, title: 'Chef', jsonLd: [], text: 'You cook.', left: 'nothing' };
    const fragment = (changes: object) => `#page=${btoa(JSON.stringify({ ...page, ...changes }))}`;
    const answer = () => Response.json({ success: true, data: { ...found, jobTitle: '', foundBy: 'text' } });
    const { bodies, unmount } = await open(`/job/capture${fragment({})}`, answer);
    // The title comes from the heading if the details have none.
    await waitFor(() => expect(value('Job title')).toBe('Chef'));
    expect(bodies).toEqual([{ url: found.url, text: 'You cook.' }]);
    expect(screen.queryByText(/too long for the bookmark/)).toBeNull();
    unmount();
    sessionStorage.clear();
    const second = await open(`/job/capture${fragment({ left: 'page', text: '' })}`, answer);
    expect(await screen.findByText(/too long for the bookmark/)).toBeTruthy();
    expect(second.bodies).toEqual([{ url: found.url }]);
  });

  it('shows a second paste instead of the edits of the first, and keeps its closing date', async () => {
    let title = 'Chef';
    await open('/job/capture', () =>
      Response.json({
        success: true,
        data: { ...found, url: '', jobTitle: title, foundBy: 'text', validThrough: '2999-12-11' },
      }),
    );
    const paste = screen.getByLabelText('Link or text of the posting');
    await userEvent.type(paste, 'Chef wanted. Call us.');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    await waitFor(() => expect(value('Job title')).toBe('Chef'));
    expect(screen.getByLabelText<HTMLInputElement>('Deadline').value).toBe('2999-12-11');
    await userEvent.type(screen.getByRole('textbox', { name: 'Salary' }), '$50k');
    title = 'Cook';
    await userEvent.type(paste, ' Cook wanted.');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    await waitFor(() => expect(value('Job title')).toBe('Cook'));
    expect(value('Salary')).toBe('');
  });

  it.each([
    ['Save job', () => screen.findByRole('list', { name: 'Saved jobs' })],
    ['Cancel', () => screen.findByRole('list', { name: 'Saved jobs' })],
    ['Extract details', () => screen.findByDisplayValue('Cook')],
  ] as const)(
    'goes on after %s where scrolling returns a Promise, as it does in Chromium 156',
    async (button, shown) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
      let title = 'Chef';
      await open('/job/capture', () =>
        Response.json({ success: true, data: { ...found, url: '', jobTitle: title, foundBy: 'text' } }),
      );
      const paste = screen.getByLabelText('Link or text of the posting');
      await userEvent.type(paste, 'Chef wanted. Call us.');
      await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
      await waitFor(() => expect(value('Job title')).toBe('Chef'));
      expect(scroll).toHaveBeenCalled();
      title = 'Cook';
      await userEvent.type(paste, ' Cook wanted.');
      const form = screen.getByRole('textbox', { name: 'Job title' });
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(form.isConnected).toBe(false));
      expect(await shown()).toBeTruthy();
    },
  );

  it('restores the pasted text, the details, and the edits after a reload', async () => {
    const answer = () => Response.json({ success: true, data: { ...found, url: '', foundBy: 'text' } });
    const first = await open('/job/capture', answer);
    await userEvent.type(screen.getByLabelText('Link or text of the posting'), 'Chef wanted. Call us.');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    await waitFor(() => expect(value('Job title')).toBe('Pastry Chef'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Salary' }), '$50k');
    first.unmount();
    const second = await open('/job/capture', answer);
    await waitFor(() => expect(value('Salary')).toBe('$50k'));
    expect(value('Link or text of the posting')).toBe('Chef wanted. Call us.');
    expect(second.bodies).toEqual([{ text: 'Chef wanted. Call us.' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/jobs/list'));
    second.unmount();
    await open('/job/capture', answer);
    expect(value('Link or text of the posting')).toBe('');
  });

  it('keeps the edits of two pastes without a title apart', async () => {
    await open('/job/capture', () =>
      Response.json({ success: true, data: { ...found, url: '', jobTitle: '', companyName: '', foundBy: 'text' } }),
    );
    const paste = screen.getByLabelText('Link or text of the posting');
    await userEvent.type(paste, 'Hello Sam');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Cook');
    await userEvent.type(paste, ', and Jo');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    await waitFor(() => expect(value('Job title')).toBe(''));
  });

  it('shows the error of the service when it cannot read the page', async () => {
    await open('/job/capture', () =>
      Response.json(
        {
          success: false,
          code: 'page-refused',
          message: 'This site blocks us from reading the page. Paste the text instead.',
        },
        { status: 502 },
      ),
    );
    await userEvent.type(screen.getByLabelText('Link or text of the posting'), 'jobs.example.com/9');
    await userEvent.click(screen.getByRole('button', { name: 'Extract details' }));
    expect(await screen.findByText('This site blocks us from reading the page. Paste the text instead.')).toBeTruthy();
  });
});

it.each([
  ['https://www.linkedin.com/jobs/view/1', 'linked-in'],
  ['https://uk.indeed.com/viewjob?jk=1', 'indeed'],
  ['https://www.adzuna.co.uk/details/1', 'adzuna'],
  ['https://notlinkedin.com/jobs/1', 'online'],
  ['', 'online'],
])('says where a posting at %j was found: %s', (url, source) => {
  expect(formOfCapture({ ...found, url }, '2026-11-25').source).toBe(source);
});

it('fills in who wrote about a posting, to check before it is saved', () => {
  const contact = { name: 'Kim Vance', email: 'kim@acme.example', phone: '' };
  expect(formOfCapture({ ...found, contact }, '2026-10-20').contactInfo).toBe('Kim Vance, kim@acme.example');
  expect(formOfCapture(found, '2026-10-20').contactInfo).toBe('');
});

it('shows who wrote a message once, where it is edited', async () => {
  const contact = { name: 'Kim Vance', email: 'kim@acme.example', phone: '' };
  await open('/job/capture?url=https%3A%2F%2Fjobs.example.com%2F7', () =>
    Response.json({ success: true, data: { ...found, contact } }),
  );
  expect(await screen.findByDisplayValue('Kim Vance, kim@acme.example')).toBeTruthy();
  expect(screen.queryByText(/Kim Vance/, { ignore: 'input, textarea' })).toBeNull();
});
