import type { Page } from '@playwright/test';

/** Marks on the page what the walk looks at. */
const fieldMark = 'data-walked-field';
const buttonMark = 'data-walked-button';

/** Marks the text fields that one can see. @returns their names */
const markFields = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const isText = (field: HTMLInputElement | HTMLTextAreaElement) =>
      !/^(?:checkbox|radio|file|hidden|range|color|button|submit)$/.test(field.type);
    return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')]
      .filter((field) => isText(field) && !field.disabled && !field.readOnly && field.checkVisibility())
      .map((field, at) => {
        field.setAttribute(mark, String(at));
        return field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.placeholder;
      });
  }, fieldMark);

/** Marks what one can press below the field, in sight. @returns where to press the nearest one; undefined if there is none */
const markButtons = (page: Page, field: string) =>
  page.evaluate(
    ([selector, mark]) => {
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      const { bottom } = document.querySelector(selector)!.getBoundingClientRect();
      const below = [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], summary, select, input)')]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .map(({ button, box }) => ({ button, box, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ button, box, x, y }) => {
          const atCenter = document.elementFromPoint(x, y);
          return (
            box.top >= bottom && box.bottom <= window.innerHeight && atCenter !== null && button.contains(atCenter)
          );
        })
        .sort((one, other) => one.y - other.y);
      for (const [at, { button }] of below.entries()) button.setAttribute(mark, String(at));
      // Rather a button than a field: fields are pressed less exactly.
      const at = below.findIndex(({ button }) => button.matches('button, a'));
      const nearest = below[at];
      return nearest ? { at: String(at), x: nearest.x, y: nearest.y } : undefined;
    },
    [field, buttonMark] as const,
  );

/** How far down what was marked is, in pixels, after two frames. */
const placesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async (mark) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].map((button) => {
        const name = (button.ariaLabel ?? button.textContent.trim()).slice(0, 30) || button.tagName;
        return [`${button.getAttribute(mark)} ${name}`, button.getBoundingClientRect().y];
      }),
    );
  }, buttonMark);

/** Waits until the screen shows what was typed: four frames in a row with the same layout. */
const becomesSteady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const layout = () =>
      [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect().y).join(' ');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = layout();
    for (let steady = 0; steady < 4; steady += 1) {
      await frame();
      const now = layout();
      if (now !== before) steady = -1;
      before = now;
    }
  });

/** A pressed button sinks by a pixel. */
const sinkPx = 1.5;

/** Takes the next click instead of the screen, so that nothing is done. */
const interceptClick = (page: Page) =>
  page.evaluate((mark) => {
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const pressed = event.target instanceof Element ? event.target.closest(`[${mark}]`) : null;
        document.body.dataset['walkedClick'] = pressed?.getAttribute(mark) ?? 'something else';
      },
      { capture: true, once: true },
    );
    document.body.dataset['walkedClick'] = 'nothing';
  }, buttonMark);

/**
 * Types in each text field of the screen and then presses the next button below it, as people do. What a slow machine loads
 * late moves buttons, too, so only what a second visit shows as well is a fault.
 * @param open opens the screen again
 * @returns which buttons moved before they were released, and which clicks didn't arrive
 */
export async function faultsOfPresses(page: Page, open: () => Promise<void>): Promise<string[]> {
  await open();
  const first = await faultsOfVisit(page);
  if (first.length === 0) return [];
  await open();
  const fields = new Set((await faultsOfVisit(page)).map(({ field }) => field));
  return first.filter(({ field }) => fields.has(field)).map(({ field, fault }) => `${field}: ${fault}`);
}

interface PressFault {
  /** The field that was left, by its place on the screen and its name. */
  readonly field: string;
  readonly fault: string;
}

async function faultsOfVisit(page: Page): Promise<PressFault[]> {
  const faults: PressFault[] = [];
  const names = await markFields(page);
  for (const [at, name] of names.entries()) {
    const selector = `[${fieldMark}="${at}"]`;
    const field = page.locator(selector);
    // An earlier press may have closed it.
    if ((await field.count()) === 0 || !(await field.isVisible())) continue;
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.focus();
    // What isn't a number or an address shows an error, and so does a required field that is left empty.
    await page.keyboard.type('x');
    const isFormatted = await field.evaluate(({ type, inputMode }: HTMLInputElement) =>
      /url|email|tel|decimal|numeric/.test(`${type} ${inputMode}`),
    );
    if (!isFormatted) await page.keyboard.press('Backspace');
    await becomesSteady(page);
    const target = await markButtons(page, selector);
    if (!target) continue;
    await page.mouse.move(target.x, target.y);
    const before = await placesOf(page);
    await page.mouse.down();
    const after = await placesOf(page);
    const moved = Object.entries(before).filter(([button, y]) => !(Math.abs(after[button]! - y) < sinkPx));
    await interceptClick(page);
    await page.mouse.up();
    const clicked = await page.evaluate(() => document.body.dataset['walkedClick']);
    const left = `${at} ${name}`;
    if (moved.length > 0) {
      const [button, y] = moved[0]!;
      faults.push({ field: left, fault: `${moved.length} moved, such as ${button} from ${y} to ${after[button]}` });
    }
    if (clicked !== target.at) faults.push({ field: left, fault: `the click on ${target.at} reached ${clicked}` });
  }
  return faults;
}
