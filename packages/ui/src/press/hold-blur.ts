/**
 * Keeps a field's blur until the press that caused it has become a click. A press takes the focus from the field first; what
 * a screen does then, such as showing an error below the field, would move the pressed button away before it is released, and
 * the click would be lost. The blur still comes before the click, so that a button sees what the field saved.
 * @returns ends it
 */
export function startHoldingBlur(): () => void {
  let isPressed = false;
  let held: FocusEvent[] = [];

  const hold = (event: FocusEvent) => {
    // The window's own blur: someone went to another one.
    if (event.target === window) release();
    else if (isPressed && event.isTrusted) {
      event.stopImmediatePropagation();
      held.push(event);
    }
  };
  const release = () => {
    isPressed = false;
    const blurs = held;
    held = [];
    for (const { type, target, bubbles, composed, relatedTarget } of blurs) {
      // Whatever got its focus back hasn't lost it.
      if (target !== document.activeElement)
        target?.dispatchEvent(new FocusEvent(type, { bubbles, composed, relatedTarget }));
    }
  };
  const press = ({ button, ctrlKey }: MouseEvent) => {
    release();
    // No other button clicks, and on a Mac, Control opens a menu.
    isPressed = button === 0 && !ctrlKey;
  };
  // The click comes in the same task. There is none if the pointer has left the button.
  const lift = () => setTimeout(release);

  const listeners = [
    ['mousedown', press],
    ['blur', hold],
    ['focusout', hold],
    ['click', release],
    ['mouseup', lift],
    ['dragend', release],
    ['pointercancel', release],
    ['keydown', release],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true);
  return () => {
    release();
    for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
  };
}
