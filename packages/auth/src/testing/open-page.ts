import { vi } from 'vitest';
import type { AuthAdapter, AuthUser } from '../auth-adapter';
import type { AuthConfig } from '../auth-config';
import { createAuth } from '../create-auth';
import { ada, fakeService } from './fake-service';

export const firebase = { apiKey: 'key', projectId: 'project' };

/** Resets the browser before each test. Returns a function that closes the pages of the test. */
export function emptyBrowser(): () => void {
  localStorage.clear();
  const listen = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  };
}

/** Opens a page on a service, like a tab after a load or a reload. */
export function openPage(service = fakeService(), config: AuthConfig = {}) {
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => service.adapter());
  const auth = createAuth({ firebase, loadAdapter: load, ...config });
  auth.start();
  return { auth, load, service, state: () => auth.session.getState().state };
}

/** A service where a user signed in earlier in this browser. */
export async function rememberedService(user: AuthUser = ada) {
  const service = fakeService();
  const { auth } = openPage(service);
  await auth.signInWithGoogle();
  service.become(user);
  await settled();
  return service;
}

export const unreachable = () => Promise.reject<AuthAdapter>(new TypeError('Failed to fetch'));
export const silent = () => new Promise<AuthAdapter>(() => {});
export const settled = () => new Promise((resolve) => setTimeout(resolve));
