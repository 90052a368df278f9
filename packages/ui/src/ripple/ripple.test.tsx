import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRipples } from './ripple';

let stop: () => void;
const press = (element: Element, init: PointerEventInit = {}) =>
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ...init }));
const waves = () => document.querySelectorAll('.keepmark-ripple').length;
const button = () => document.querySelector('button')!;

beforeEach(() => {
  vi.useFakeTimers();
  stop = startRipples();
  document.body.innerHTML = '<button class="mantine-Button-root"><b>Save</b></button><p>text</p>';
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a pressed button has a ripple for 550 ms', () => {
  press(document.querySelector('b')!);
  expect(button().querySelector('.keepmark-ripple')?.getAttribute('aria-hidden')).toBe('true');
  vi.advanceTimersByTime(549);
  expect(waves()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(waves()).toBe(0);
});

test('nothing else has one', () => {
  press(document.querySelector('p')!);
  press(button(), { button: 2 });
  button().disabled = true;
  press(button());
  expect(waves()).toBe(0);
});

test('whoever asks for less motion sees none', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList,
  );
  press(button());
  expect(waves()).toBe(0);
});
