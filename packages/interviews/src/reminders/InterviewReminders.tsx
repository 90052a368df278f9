import { useSetting } from '@keepmark/app-shell/setting';
import { notify } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSavedInterviews } from '../interviews-store';
import { dueReminders, type Reminder } from './due-reminders';
import { remindersSetting } from './reminder-setting';

const everyMs = 30_000;
/** A tab that slept, or was opened late, still shows reminders that were due this long ago. */
const lateMs = 15 * 60_000;
const checkedKey = 'keepmark-interview-reminders';

/** Returns the moment until which any tab has shown reminders, and sets it to now. */
function takeCheckedUntil(nowMs: number): number {
  let stored = NaN;
  try {
    stored = Number(localStorage.getItem(checkedKey));
    localStorage.setItem(checkedKey, String(nowMs));
  } catch {
    // If storage is full or blocked, a reminder may show again, and its tag replaces the previous one.
  }
  return stored <= nowMs ? Math.max(stored, nowMs - lateMs) : nowMs - lateMs;
}

/** Shows notifications before interviews while the site is open, if someone turned them on. Renders nothing. */
export function InterviewReminders() {
  const [isOn] = useSetting(remindersSetting);
  const interviews = useSavedInterviews();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn || !('Notification' in globalThis) || Notification.permission !== 'granted') return undefined;
    const open = (internalId: string) => void navigate({ to: '/interview/edit/$internalId', params: { internalId } });
    const check = () => {
      const nowMs = Date.now();
      for (const reminder of dueReminders(interviews, takeCheckedUntil(nowMs), nowMs)) {
        show(reminder, () => open(reminder.internalId));
      }
    };
    check();
    const timer = setInterval(check, everyMs);
    return () => clearInterval(timer);
  }, [isOn, interviews, navigate]);
  return null;
}

function show({ tag, title, body }: Reminder, open: () => void): void {
  try {
    const notification = new Notification(title, { tag, body });
    notification.addEventListener('click', () => {
      globalThis.focus();
      open();
      notification.close();
    });
  } catch {
    // Chrome on Android shows notifications only from a service worker.
    notify.info(`${title}. ${body}`, { action: { label: 'Open', onClick: open } });
  }
}
