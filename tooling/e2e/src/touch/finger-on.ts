import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that stays on the page: Playwright can tap, but only the browser's own protocol can hold and move one. */
export async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => send('touchStart', [(at = point)]),
    up: () => send('touchEnd', []),
    async moveTo(point: Point, steps = 12) {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        at = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
        await send('touchMove', [at]);
      }
    },
  };
}

/** A point of an element, by its shares of the width and the height. */
export async function pointIn(locator: Locator, shareX: number, shareY: number): Promise<Point> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width * shareX, y: box.y + box.height * shareY };
}
