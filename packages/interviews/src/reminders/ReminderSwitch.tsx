import { useSetting } from '@keepmark/app-shell/setting';
import { tryAndNotify } from '@keepmark/ui';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { remindersSetting } from './reminder-setting';

const permissionNow = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

const problems = {
  denied: 'Your browser blocks notifications from this site. Allow them in the site settings of your browser.',
  unsupported: 'This browser shows no notifications. Use the calendar file instead.',
} as const;

/** Turns notifications on and off. The browser asks for permission only when they are turned on. */
export function ReminderSwitch() {
  const [isOn, setOn] = useSetting(remindersSetting);
  const [permission, setPermission] = useState(permissionNow);
  const turn = async (wanted: boolean): Promise<void> => {
    if (wanted && permission === 'default') {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer !== 'granted') return;
    }
    tryAndNotify(() => setOn(wanted));
  };
  const isBlocked = permission === 'denied' || permission === 'unsupported';
  return (
    <>
      <Switch
        label="Notify me in this browser"
        description="A day and an hour before each interview, while Keepmark is open"
        checked={isOn && permission === 'granted'}
        disabled={isBlocked}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
      {isBlocked ? (
        <Text component="output" size="sm" display="block">
          {problems[permission]}
        </Text>
      ) : null}
    </>
  );
}
