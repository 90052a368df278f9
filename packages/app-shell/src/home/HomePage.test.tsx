import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { jobsSite } from '../variants/jobs';
import { placesSite } from '../variants/places';

const waysIn = async (site: typeof jobsSite | typeof placesSite) => {
  await renderShell({ path: '/', site });
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('link', { name: /^Sign in/ }).map((link) => link.getAttribute('href'));
};

it('lets whoever comes from the page for job seekers begin with a search, and the sign-in button of the bar as ever', async () => {
  const search = '/auth?next=%2Fjobs%2Fsearch';
  expect(await waysIn(jobsSite)).toEqual(['/auth', search, search]);
});

it('lets whoever comes from the page for places begin with the places', async () => {
  expect(await waysIn(placesSite)).toEqual(['/auth', '/auth', '/auth']);
});
