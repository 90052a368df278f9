import { defineSetting } from '@keepmark/app-shell/setting';

/** Whether interviews remind people with notifications of this browser. Off until they turn it on. */
export const remindersSetting = defineSetting('interviews', 'reminders', (stored) => stored === 'true');
