import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { jobsSite } from '../variants/jobs';
import { placesSite } from '../variants/places';

const signInLinks = async (site: typeof jobsSite | typeof placesSite) => {
  await renderShell({ path: '/', site });
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('link', { name: /^(?:Sign in|Get started)$/ }).map((link) => link.getAttribute('href'));
};

it('sends job seekers who press "Get started" to the job search, and the top bar to the usual screen', async () => {
  const search = '/auth?next=%2Fjobs%2Fsearch';
  expect(await signInLinks(jobsSite)).toEqual(['/auth', search, search]);
});

it('sends people who press "Get started" for places to their places', async () => {
  expect(await signInLinks(placesSite)).toEqual(['/auth', '/auth', '/auth']);
});
