import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import type { MapPoint } from '../map-point';
import classes from './MapCanvas.module.css';

interface SelectionPopupProps {
  readonly point: MapPoint;
  /** Whether the popup takes the focus because it was opened by keyboard. */
  readonly takesFocus: boolean;
  /** Called with whether the popup had the focus. */
  readonly onClose: (hadFocus: boolean) => void;
  readonly children: ReactNode;
}

/** The popup of the selected point. Escape closes it. */
export function SelectionPopup({ point, takesFocus, onClose, children }: SelectionPopupProps) {
  const content = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  // The map also closes the popup when people leave the screen.
  const isOnScreen = useRef(false);
  useLayoutEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  useEffect(() => {
    const element = content.current;
    // The popup is added to the map after this effect.
    const timer = takesFocus ? setTimeout(() => element?.focus({ preventScroll: true })) : undefined;
    const closeByEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    element?.addEventListener('keydown', closeByEscape);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('keydown', closeByEscape);
    };
  }, [takesFocus]);
  return (
    <Popup
      latitude={point.latitude}
      longitude={point.longitude}
      offset={18}
      maxWidth="280px"
      focusAfterOpen={false}
      closeOnClick={false}
      onClose={() => {
        if (isOnScreen.current) onClose(false);
      }}
    >
      <section ref={content} aria-label={point.label} tabIndex={-1} className={classes['popup']}>
        {children}
      </section>
    </Popup>
  );
}
