import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that can press, hold, and move. Playwright can only tap, so this uses the browser's protocol. */
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

/** A point in an element, by its shares of the width and height, from 0 to 1. */
export async function pointIn(locator: Locator, shareX: number, shareY: number): Promise<Point> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width * shareX, y: box.y + box.height * shareY };
}
