import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement, Fragment, useState } from 'react';
import { useAppContext } from '../app-context';
import { wantedFragmentPath } from '../session/wanted-path';

// Created once: the router later switches to a larger tree with these same pages, and a page must not remount when it does.
const SignInPage = lazyRouteComponent(() => import('@keepmark/auth/sign-in-page'));

const SignInPreview = lazyRouteComponent(() => import('./SignInPreview'), 'SignInPreview');

/** The sign-in screen, with the site's name, below a preview of the link that leads there if it has one. */
export function SignInScreen() {
  // Read once: signing in forgets it.
  const [path] = useState(() =>
    wantedFragmentPath(new URLSearchParams(window.location.search).get('next') ?? undefined),
  );
  const { siteName } = useAppContext().site;
  return createElement(
    Fragment,
    null,
    path === undefined ? null : createElement(SignInPreview, { path }),
    createElement(SignInPage, { siteName }),
  );
}
SignInScreen.preload = SignInPage.preload;

export const aboutPage = lazyRouteComponent(() => import('../about/AboutPage'));
export const privacyPage = lazyRouteComponent(() => import('../legal/PrivacyPage'));
export const licensesPage = lazyRouteComponent(() => import('../licenses/LicensesPage'));
export const termsPage = lazyRouteComponent(() => import('../legal/TermsPage'));
export const supportPage = lazyRouteComponent(() => import('../support/SupportPage'));
export const settingsPage = lazyRouteComponent(() => import('../settings/SettingsPage'));
