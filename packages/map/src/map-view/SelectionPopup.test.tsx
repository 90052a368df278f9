import { render } from '@testing-library/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectionPopup } from './SelectionPopup';

let closePopup: () => void;

// Removing a map closes its popups.
vi.mock('react-map-gl/maplibre', () => ({
  Popup({ onClose, children }: { onClose: () => void; children: ReactNode }) {
    closePopup = onClose;
    const close = useEffectEvent(onClose);
    useEffect(() => () => close(), []);
    return children;
  },
}));

const point = { id: 'austin', label: 'Austin', latitude: 30.27, longitude: -97.74 };

function open() {
  const onClose = vi.fn<(hadFocus: boolean) => void>();
  const { unmount } = render(
    <SelectionPopup point={point} takesFocus={false} onClose={onClose}>
      Austin
    </SelectionPopup>,
  );
  return { onClose, unmount };
}

it('reports that a person closed it', () => {
  const { onClose } = open();
  closePopup();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});

it('reports nothing when its screen is left, which would lead people back there', () => {
  const { onClose, unmount } = open();
  unmount();
  expect(onClose).not.toHaveBeenCalled();
});
