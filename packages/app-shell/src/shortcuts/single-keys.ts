import { defineSetting } from '../settings/setting';

/**
 * Whether single keys act on rows. People who dictate, or press keys by mistake, need to turn them off (WCAG 2.1.4). On
 * until somebody chooses.
 */
export const singleKeysSetting = defineSetting<boolean>(
  'keyboard',
  'singleKeys',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);
