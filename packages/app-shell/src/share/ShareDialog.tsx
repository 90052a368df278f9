import { ActionIcon, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AppModal, Icon, notify } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { closeShare, useShell } from '../shell-store';
import { openPopup } from './open-popup';
import {
  isMobileAgent,
  pictureNetwork,
  shareLink,
  type ShareNetwork,
  shareNetworks,
  shareText,
} from './share-networks';

const iconPixels = 32;

/** Shares the page, or the URL given to `openShare`, on six networks or with the device's own share menu. */
export default function ShareDialog() {
  const { site } = useAppContext();
  const { isShareOpen, shareUrl, shareMedia: media } = useShell();
  const [busy, setBusy] = useState<ShareNetwork['id']>();
  const url = shareUrl ?? window.location.href;
  const text = shareText(site.siteName, site.aboutSiteText);

  const shareOver = (network: ShareNetwork) => {
    const link = shareLink(network, { url, text, media, isMobile: isMobileAgent(navigator.userAgent) });
    if (network.id === 'email') {
      window.location.href = link;
      return;
    }
    setBusy(network.id);
    if (openPopup(link, () => setBusy(undefined))) return;
    setBusy(undefined);
    notify.warning('Your browser blocked the pop-up. Allow pop-ups for this site and try again.');
  };

  return (
    <AppModal opened={isShareOpen} onClose={closeShare} title={`Share ${site.siteName}`} size="sm">
      <Stack>
        <Text>Use the buttons to share this application</Text>
        <Group gap="sm">
          {[...shareNetworks, ...(media ? [pictureNetwork] : [])].map((network) => (
            <ActionIcon
              key={network.id}
              size={iconPixels}
              radius="xl"
              variant="filled"
              color={network.color}
              bd="1px solid var(--mantine-color-default-border)"
              aria-label={network.label}
              title={network.label}
              aria-busy={busy === network.id}
              onClick={() => shareOver(network)}
            >
              <Icon name={network.icon} size="xs" />
            </ActionIcon>
          ))}
        </Group>
        <Group gap="xs">
          {typeof navigator.share === 'function' ? (
            <Button
              variant="light"
              leftSection={<Icon name="share" size="sm" />}
              onClick={() => {
                // It rejects when the person closes the device's share menu, which needs no message.
                navigator.share({ title: site.siteName, text, url }).catch(() => {});
              }}
            >
              Share with an app
            </Button>
          ) : null}
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button variant="light" leftSection={<Icon name={copied ? 'check' : 'link'} size="sm" />} onClick={copy}>
                {copied ? 'Link copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </AppModal>
  );
}
