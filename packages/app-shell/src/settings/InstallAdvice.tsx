import { Text } from '@mantine/core';
import type { AppleDevice } from './apple-storage';

const why: Readonly<Record<AppleDevice, string>> = {
  mobile: 'iPhones and iPads delete a site’s data after seven days without a visit, unless you install the site.',
  mac: 'Safari deletes a site’s data after seven days without a visit, unless you install the site.',
};
const how: Readonly<Record<AppleDevice, string>> = {
  mobile: 'Tap Share, then Add to Home Screen.',
  mac: 'Choose File, then Add to Dock.',
};

/** Offers to install the site where the browser would delete its data. The installed site has a storage of its own. */
export function InstallAdvice({ device }: { device: AppleDevice }) {
  return (
    <Text size="sm">
      {why[device]} {how[device]} The installed site starts empty, so back up here and restore there.
    </Text>
  );
}
