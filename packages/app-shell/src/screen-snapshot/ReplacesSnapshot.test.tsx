import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ReplacesSnapshot } from './ReplacesSnapshot';

afterEach(() => {
  document.body.innerHTML = '';
});

it('ends the snapshot before the screen measures itself', () => {
  document.body.innerHTML = '<div id="root" data-snapshot><p>Baker</p></div>';
  const root = document.querySelector<HTMLElement>('#root')!;
  const measured: string[] = [];
  function Screen() {
    useLayoutEffect(() => void measured.push((root.cloneNode() as HTMLElement).outerHTML), []);
    return 'Baker';
  }
  render(
    <ReplacesSnapshot>
      <Screen />
    </ReplacesSnapshot>,
    { container: root },
  );
  expect(measured).toEqual(['<div id="root"></div>']);
});
