import { newestSignInLink } from '../../sign-in/auth-emulator';
import { test } from '../core-journey';

test('signs in with a link from an email, and stays signed in', async ({ tab, size, engineName }) => {
  const email = `${engineName}-${size.width}-${Date.now()}@example.com`;
  await tab.open('/');
  await tab.link('Sign in').first.click();
  await tab.field('Email address').fill(email);
  await tab.button('Email me a link').click();
  await tab.role('heading', 'Check your inbox').shows();
  await tab.open(await newestSignInLink(email));
  await tab.sees(/^\/places/);
  await tab.link(/^Profile of /).shows();
  await tab.reload();
  await tab.link(/^Profile of /).shows();
});
