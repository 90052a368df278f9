import { renderScreen } from '@keepmark/app-shell/testing';
import { readSetting, writeSetting } from '@keepmark/app-shell/setting';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInterviewsRoutes } from '../routes';
import { interviewsDatabase } from '../testing/interviews-database';
import { InterviewReminders } from './InterviewReminders';
import { remindersSetting } from './reminder-setting';
import { ReminderSwitch } from './ReminderSwitch';

const startMs = Date.parse('2026-12-01T20:30Z');
const hourMs = 3_600_000;

/** A browser with this notification permission, which grants it when asked. */
function stubNotifications(permission: NotificationPermission) {
  const shown: FakeNotification[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static requestPermission = async () => 'granted';
    readonly title: string;
    readonly tag: string | undefined;
    constructor(title: string, { tag }: NotificationOptions) {
      super();
      this.title = title;
      this.tag = tag;
      shown.push(this);
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

async function show(component: () => React.ReactNode, isOn = true) {
  const { database, ids } = interviewsDatabase({
    interviews: [
      { jobTitle: 'Nurse', companyName: 'Mercy Hospital', dateOfInterview: '2026-12-01T14:30[America/Chicago]' },
    ],
  });
  writeSetting(database, remindersSetting, isOn);
  const rendered = await renderScreen(
    (signedIn) => [
      createRoute({ getParentRoute: () => signedIn, path: '/jobs', component }),
      ...createInterviewsRoutes(signedIn),
    ],
    { path: '/jobs', database },
  );
  return { ...rendered, id: ids[0] ?? '', isOn: () => readSetting(database, remindersSetting) };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: startMs - hourMs + 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reminders', () => {
  it('shows a notification an hour before an interview, and opens it', async () => {
    const shown = stubNotifications('granted');
    const { router, id } = await show(InterviewReminders);
    await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Nurse at Mercy Hospital in one hour']));
    act(() => void shown[0]!.dispatchEvent(new Event('click')));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/interview/edit/${id}`));
  });

  it('shows one notification, no matter which tab checks', async () => {
    const shown = stubNotifications('granted');
    const first = await show(InterviewReminders);
    await waitFor(() => expect(shown).toHaveLength(1));
    first.unmount();
    await show(InterviewReminders);
    await screen.findByRole('main');
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['turned off', 'granted', false],
    ['not allowed', 'default', true],
  ] as const)('shows nothing when they are %s', async (_, permission, isOn) => {
    const shown = stubNotifications(permission);
    await show(InterviewReminders, isOn);
    await screen.findByRole('main');
    expect(shown).toEqual([]);
  });

  it('still shows notifications when storage is full', async () => {
    const shown = stubNotifications('granted');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await show(InterviewReminders);
    await waitFor(() => expect(shown).toHaveLength(1));
  });
});

describe('the switch for reminders', () => {
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Notify me in this browser/ });

  it('asks for permission when it is turned on', async () => {
    stubNotifications('default');
    const { isOn } = await show(ReminderSwitch, false);
    await userEvent.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    expect(isOn()).toBe(true);
  });

  it('says what to do when the browser blocks notifications', async () => {
    stubNotifications('denied');
    await show(ReminderSwitch);
    expect((await toggle()).disabled).toBe(true);
    expect(screen.getByText(/^Your browser blocks notifications from this site\./)).toBeTruthy();
  });
});
