import '@keepmark/ui/screens.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { Auth } from '../auth';
import { AuthProvider } from '../AuthProvider';
import { fakeAuth } from '../testing';
import { EmailLinkLanding } from './EmailLinkLanding';
import { LinkSent } from './LinkSent';
import { NotConfigured } from './NotConfigured';
import { SignInForm } from './SignInForm';

interface ViewProps {
  auth: Auth;
  view: ReactElement;
}

/** A view of the sign-in screen in the state of its story. */
const View = ({ auth, view }: ViewProps) => <AuthProvider auth={auth}>{view}</AuthProvider>;

const nothing = () => {};
const form = <SignInForm siteName="Keepmark Jobs" onSent={nothing} />;
const landing = <EmailLinkLanding href="https://keepmark.example/auth?mode=signIn&oobCode=code" onEnd={nothing} />;
const failed = (code: string) => {
  const auth = fakeAuth({ failure: code });
  void auth.signInWithGoogle();
  return auth;
};

const meta = {
  title: 'auth/SignInPage',
  component: View,
  args: { auth: fakeAuth(), view: form },
} satisfies Meta<typeof View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysIn: Story = {};
export const WithTheEmulator: Story = { args: { auth: fakeAuth({ emulated: true }) } };
export const PopupBlocked: Story = { args: { auth: failed('popup-blocked') } };
export const Sent: Story = { args: { view: <LinkSent email="ada@example.com" onOtherAddress={nothing} /> } };
export const NotSentAgain: Story = {
  args: { auth: failed('too-many-requests'), view: <LinkSent email="ada@example.com" onOtherAddress={nothing} /> },
};
export const OpeningTheLink: Story = {
  args: { auth: { ...fakeAuth(), completeEmailLink: () => new Promise(nothing) }, view: landing },
};
export const OpenedOnAnotherDevice: Story = {
  args: { auth: fakeAuth({ failure: 'missing-email' }), view: landing },
};
export const OpenedWithAnotherAddress: Story = {
  args: { auth: fakeAuth({ failure: 'invalid-email' }), view: landing },
};
export const ExpiredLink: Story = { args: { auth: fakeAuth({ failure: 'expired-action-code' }), view: landing } };
export const OpenedOffline: Story = { args: { auth: fakeAuth({ failure: 'network-request-failed' }), view: landing } };
export const NotSetUp: Story = { args: { auth: fakeAuth({ configured: false }), view: <NotConfigured /> } };
