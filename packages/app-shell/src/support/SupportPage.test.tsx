import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import { renderShell } from '../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The requests that send something. */
const sent = (fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>) =>
  fetch.mock.calls.map(([request]) => request as Request).filter(({ method }) => method === 'POST');
const json = (status: number, body: unknown) => async () => Response.json(body, { status });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

async function open(fetch: typeof globalThis.fetch, signedIn = true) {
  await renderShell({ path: '/support', auth: fakeAuth({ signedIn }), fetch });
  await type(/^Your message$/, 'The list is empty.');
}

describe('writing to support', () => {
  it('fills in the name and email address of the signed-in user', async () => {
    await open(json(200, { success: true }));
    expect((await field(/Your name/)).value).toBe('Ada Lovelace');
    expect((await field(/Your email address/)).value).toBe('ada@example.com');
  });

  it('sends the message and says so', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(json(200, { success: true }));
    await open(fetch);
    send();
    expect(await screen.findByText('Message sent')).toBeTruthy();
    const [request] = sent(fetch) as [Request];
    expect(new URL(request.url).pathname).toBe('/email/support');
    expect(await request.clone().json()).toEqual({
      emailFrom: 'ada@example.com',
      emailFromName: 'Ada Lovelace',
      emailBody: 'The list is empty.',
    });
  });

  it('keeps the message when sending fails, and says why', async () => {
    await open(json(429, { success: false, code: 'too-many-requests', message: 'Too many messages. Wait an hour.' }));
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Too many messages. Wait an hour.');
    expect((await field(/^Your message$/)).value).toBe('The list is empty.');
  });

  it('asks for a valid email address before sending', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(json(200, { success: true }));
    await open(fetch, false);
    await type(/Your name/, 'Ada');
    await type(/Your email address/, 'ada at example');
    send();
    expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeTruthy();
    expect(sent(fetch)).toEqual([]);
  });

  it('offers pictures only where they can be sent', async () => {
    await open(json(200, { success: true, data: { pictures: false } }));
    expect(screen.queryByText('Pictures')).toBeNull();
  });

  it('checks a picture when it is chosen', async () => {
    await open(json(200, { success: true, data: { pictures: true } }));
    await screen.findByText('Pictures');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
    choose(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('cv.pdf isn’t a PNG, JPEG, or WebP picture.')).toBeTruthy();
    choose(new File([], 'shot.png', { type: 'image/png' }));
    expect(await screen.findByText('shot.png is empty.')).toBeTruthy();
    choose(new File(['x'], 'shot.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.queryByText('shot.png is empty.')).toBeNull());
  });
});
