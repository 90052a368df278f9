import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { useAppContext } from '../app-context';

// Made once: the router takes in a second tree with these same pages, and a page must not begin anew when it does.
const SignInPage = lazyRouteComponent(() => import('@keepmark/auth/sign-in-page'));

/** The sign-in screen under the name of the site. */
export function SignInScreen() {
  return createElement(SignInPage, { siteName: useAppContext().site.siteName });
}
SignInScreen.preload = SignInPage.preload;

export const aboutPage = lazyRouteComponent(() => import('../about/AboutPage'));
export const privacyPage = lazyRouteComponent(() => import('../legal/PrivacyPage'));
export const termsPage = lazyRouteComponent(() => import('../legal/TermsPage'));
export const supportPage = lazyRouteComponent(() => import('../support/SupportPage'));
export const settingsPage = lazyRouteComponent(() => import('../settings/SettingsPage'));
