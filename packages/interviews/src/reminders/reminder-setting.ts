import { defineSetting } from '@keepmark/app-shell/setting';

/** Whether this browser shows notifications before interviews. Off by default. */
export const remindersSetting = defineSetting('interviews', 'reminders', (stored) => stored === 'true');
