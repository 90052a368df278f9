import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { useAppContext } from '../app-context';

// Created once: the router later switches to a larger tree with these same pages, and a page must not remount when it does.
const SignInPage = lazyRouteComponent(() => import('@keepmark/auth/sign-in-page'));

/** The sign-in screen, with the site's name. */
export function SignInScreen() {
  return createElement(SignInPage, { siteName: useAppContext().site.siteName });
}
SignInScreen.preload = SignInPage.preload;

export const aboutPage = lazyRouteComponent(() => import('../about/AboutPage'));
export const privacyPage = lazyRouteComponent(() => import('../legal/PrivacyPage'));
export const termsPage = lazyRouteComponent(() => import('../legal/TermsPage'));
export const supportPage = lazyRouteComponent(() => import('../support/SupportPage'));
export const settingsPage = lazyRouteComponent(() => import('../settings/SettingsPage'));
