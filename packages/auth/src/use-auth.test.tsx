import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthProvider } from './AuthProvider';
import { fakeAuth } from './testing';
import { useSession } from './use-auth';

function Name() {
  const session = useSession();
  return <p>{session.state === 'signedIn' ? session.name : session.state}</p>;
}

it('renders again when the session changes', async () => {
  const auth = fakeAuth({ signedIn: { name: 'Grace Hopper' } });
  render(
    <AuthProvider auth={auth}>
      <Name />
    </AuthProvider>,
  );
  expect(screen.getByText('Grace Hopper')).toBeDefined();
  await act(async () => void (await auth.signOut()));
  expect(screen.getByText('signedOut')).toBeDefined();
});

it('throws a clear error without a provider', () => {
  expect(() => render(<Name />)).toThrow('<AuthProvider auth={…}>');
});
