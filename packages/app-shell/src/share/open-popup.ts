const widthPixels = 550;
const heightPixels = 400;
const pollMs = 1000;

/**
 * Opens a small window in the middle of the screen and checks every second whether it was closed: another site's window
 * sends no event.
 * @param onClosed called once
 * @returns false when the browser blocked the window
 */
export function openPopup(address: string, onClosed: () => void): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - widthPixels) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - heightPixels) / 2);
  const popup = window.open(
    address,
    '_blank',
    `popup,width=${widthPixels},height=${heightPixels},left=${left},top=${top}`,
  );
  if (!popup) return false;
  // The other site must not be able to navigate this page.
  popup.opener = null;
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, pollMs);
  return true;
}
