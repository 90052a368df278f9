import { render } from '@testing-library/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectionPopup } from './SelectionPopup';

let closePopup: () => void;

// A map that is removed closes its popups first, and so tells them.
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

it('says that a person closed it', () => {
  const { onClose } = open();
  closePopup();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});

it('says nothing when it goes with its screen, which would bring the person back there', () => {
  const { onClose, unmount } = open();
  unmount();
  expect(onClose).not.toHaveBeenCalled();
});
