import type { EngineName, EngineTab } from './engine';
import { locatorScript } from './in-page/locator-script';
import type { Locator } from './in-page/locate';
import { type Look, type Match, type Step, toMatch } from './in-page/steps';

/** How long a person waits before they say that it doesn't work. Long enough for a busy machine. */
const patienceMs = 60_000;
const pauseMs = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until it gets a value, and tells what was wrong when it never does. */
export async function eventually<T>(what: string, attempt: () => Promise<{ value: T } | { why: string }>): Promise<T> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    // A page that is being left has no answer.
    const result = await attempt().catch((error: unknown) => ({ why: String(error) }));
    if ('value' in result) return result.value;
    if (Date.now() > endMs) throw new Error(`${what}: ${result.why}`);
    await pause(pauseMs);
  }
}

/** A screen of the site in one tab, in the terms of a person who uses it. Everything waits until it can be done. */
export class Tab {
  readonly driver: EngineTab;
  readonly #siteUrl: string;
  readonly engine: EngineName;

  constructor(driver: EngineTab, engine: EngineName, siteUrl: string) {
    this.driver = driver;
    this.engine = engine;
    this.#siteUrl = siteUrl;
  }

  /** Opens a path of the site, or a whole URL, and waits until its scripts run. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.#siteUrl).href);
    await this.live();
  }

  /** Waits until the screen is live, rather than how it looked last time. */
  live(): Promise<void> {
    return eventually('the screen is live', async () =>
      (await this.ask('isReady')) ? { value: undefined } : { why: 'its scripts do not run yet' },
    );
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.live();
  }

  async back(): Promise<void> {
    await this.driver.back();
    await this.live();
  }

  /** The path with its search. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.url());
    return pathname + search;
  }

  sees(pattern: RegExp): Promise<void> {
    return eventually(`the address is ${pattern}`, async () => {
      const path = await this.path();
      return pattern.test(path) ? { value: undefined } : { why: `it is ${path}` };
    });
  }

  role = (role: string, name?: string | RegExp): PageElement => this.#all.role(role, name);
  field = (name: string | RegExp): PageElement => this.#all.field(name);
  text = (text: string | RegExp): PageElement => this.#all.text(text);
  css = (selector: string): PageElement => this.#all.css(selector);
  button = (name: string | RegExp): PageElement => this.role('button', name);
  link = (name: string | RegExp): PageElement => this.role('link', name);

  get #all(): PageElement {
    return new PageElement(this, []);
  }

  type = (text: string): Promise<void> => this.driver.type(text);
  /** Presses a key, or keys together: "Control+Enter". */
  press = (keys: string): Promise<void> => this.driver.press(keys.split('+'));

  /** Brings the tab to the front. */
  toFront = (): Promise<void> => this.driver.toFront();

  /** Waits until every list and form is on the device. The page has it cached when it is idle; asking again does no harm. */
  storedOnDevice = (): Promise<void> =>
    eventually('the site is on the device', async () => {
      await this.ask('storeOnDevice');
      return { value: undefined };
    });

  /** Waits until dnd-kit listens for the next key, after a timer of 0 ms: one that is set later ends later. */
  nextKey = (): Promise<void> => this.driver.evaluate('new Promise((resolve) => setTimeout(resolve))');

  /** Calls a function of the script that finds things in the page, which is loaded on the first call. */
  async ask<Name extends keyof Locator>(
    name: Name,
    ...parameters: Parameters<Locator[Name]>
  ): Promise<Awaited<ReturnType<Locator[Name]>>> {
    const call = `keepmarkLocator.${name}(...${JSON.stringify(parameters)})`;
    const expression = `(async () =>
      typeof keepmarkLocator === 'undefined' ? { isAbsent: true } : { value: (await ${call}) ?? null })()`;
    const answer = await this.driver.evaluate<{ isAbsent: true } | { value: Awaited<ReturnType<Locator[Name]>> }>(
      expression,
    );
    if ('value' in answer) return answer.value;
    await this.driver.evaluate(`(() => { ${locatorScript()} })()`);
    return this.ask(name, ...parameters);
  }
}

/** What a person means on a screen. It's looked for again each time it is used. */
export class PageElement {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[]) {
    this.#tab = tab;
    this.#steps = steps;
  }

  #then = (step: Step): PageElement => new PageElement(this.#tab, [...this.#steps, step]);
  role = (role: string, name?: string | RegExp): PageElement =>
    this.#then({ by: 'role', role, ...(name === undefined ? {} : { name: toMatch(name) }) });
  field = (name: string | RegExp): PageElement => this.#then({ by: 'field', name: toMatch(name) });
  text = (text: string | RegExp): PageElement => this.#then({ by: 'text', text: toMatch(text) });
  css = (selector: string): PageElement => this.#then({ by: 'css', selector });
  button = (name: string | RegExp): PageElement => this.role('button', name);
  link = (name: string | RegExp): PageElement => this.role('link', name);
  /** Those that contain a text. */
  with = (text: string | RegExp): PageElement => this.#then({ by: 'has', text: toMatch(text) });
  at = (index: number): PageElement => this.#then({ by: 'at', index });
  get first(): PageElement {
    return this.at(0);
  }

  async #place(): Promise<{ x: number; y: number }> {
    return eventually(`point at ${String(this)}`, async () => {
      const place = await this.#tab.ask('point', this.#steps);
      return 'why' in place ? place : { value: place };
    });
  }

  async click(): Promise<void> {
    const { x, y } = await this.#place();
    await this.#tab.driver.clickAt(x, y);
  }

  /** Moves the focus here, as Tab does. */
  focus = (): Promise<void> => this.#try('focus');

  /** Types over what a field has. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#try('selectAll');
    if (text === '') await this.#tab.press('Delete');
    else await this.#tab.type(text);
  }

  /** Pastes over what a field has. */
  async paste(text: string): Promise<void> {
    await this.click();
    await this.#try('selectAll');
    await this.#tab.ask('paste', text);
  }

  /** Sets a date ("2036-12-01") or a time ("14:30"). */
  setTo = (value: string): Promise<void> => this.#try('setValue', value);
  /** Chooses an option of a list by its label. */
  choose = (label: string | RegExp): Promise<void> => this.#try('chooseOption', toMatch(label));

  /** Chooses files in a file input, which may be hidden behind a button. */
  async chooseFiles(...paths: readonly string[]): Promise<void> {
    await this.#try('mark', 'data-chosen-by-journey');
    await this.#tab.driver.chooseFiles('[data-chosen-by-journey]', paths);
  }

  /** Drags with the mouse to something else, which may show only during the drag, and scroll. */
  async dragTo(other: PageElement): Promise<void> {
    const { driver } = this.#tab;
    const start = await this.#place();
    await driver.movePointer(start.x, start.y);
    await driver.pressPointer();
    // The first moves only start the drag.
    for (const way of [4, 12]) await driver.movePointer(start.x + way, start.y + way);
    let last = '';
    await eventually(`drag to ${String(other)}`, async () => {
      const { x, y, width, height } = await this.#tab.ask('box', other.#steps);
      const place = [x + width / 2, y + Math.min(height / 2, 40)] as const;
      const isThere = place.join() === last;
      last = place.join();
      await driver.movePointer(...place);
      return isThere ? { value: undefined } : { why: 'it moves' };
    });
    await driver.releasePointer();
  }

  #try<Name extends 'focus' | 'watchPixels' | 'selectAll' | 'setValue' | 'chooseOption' | 'mark'>(
    name: Name,
    ...rest: Parameters<Locator[Name]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<void> {
    const parameters = [this.#steps, ...rest] as unknown as Parameters<Locator[Name]>;
    return eventually(`${name} ${String(this)}`, async () => {
      await this.#tab.ask(name, ...parameters);
      return { value: undefined };
    });
  }

  /** Waits until a map draws this many pixels of a color. @param act what has the map draw again, such as a zoom */
  async draws(color: readonly [number, number, number], pixels: number, act: () => Promise<void>): Promise<void> {
    await this.#try('watchPixels', color);
    await eventually(`${String(this)} draws the color ${color.join()}`, async () => {
      await act();
      const count = await this.#tab.ask('mostPixels');
      return count > pixels ? { value: undefined } : { why: `${count} pixels have it` };
    });
  }

  look = (): Promise<Look> => this.#tab.ask('look', this.#steps);

  /** Waits until what shows is as it should be. */
  async #until(what: string, isRight: (look: Look) => boolean): Promise<Look> {
    return eventually<Look>(`${String(this)} ${what}`, async () => {
      const look = await this.look();
      return isRight(look) ? { value: look } : { why: `it shows ${JSON.stringify(look).slice(0, 600)}` };
    });
  }

  shows = async (): Promise<void> => void (await this.#until('shows', ({ count }) => count > 0));
  isGone = async (): Promise<void> => void (await this.#until('is gone', ({ count }) => count === 0));
  hasCount = async (wanted: number): Promise<void> =>
    void (await this.#until(`shows ${wanted} times`, ({ count }) => count === wanted));
  hasValue = async (wanted: string | RegExp): Promise<void> =>
    void (await this.#until(`has the value ${wanted}`, ({ value }) =>
      typeof wanted === 'string' ? value === wanted : wanted.test(value ?? ''),
    ));
  isChecked = async (): Promise<void> => void (await this.#until('is checked', (look) => look.isChecked));
  isFocused = async (): Promise<void> => void (await this.#until('has the focus', (look) => look.isFocused));
  says = async (wanted: string | RegExp): Promise<void> =>
    void (await this.#until(`says ${wanted}`, ({ texts }) =>
      texts.some((text) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))),
    ));

  /** It's in the page, whether or not it can be seen: what only a screen reader says, or a link in a folded part. */
  exists = (): Promise<void> =>
    eventually(`${String(this)} exists`, async () =>
      (await this.#tab.ask('exists', this.#steps)) ? { value: undefined } : { why: 'nothing matches' },
    );

  /** Its text, once it shows. */
  async read(): Promise<string> {
    return (await this.#until('shows', ({ count }) => count > 0)).texts[0]!;
  }

  toString(): string {
    const words = (match: Match) => (typeof match === 'string' ? `"${match}"` : `/${match.source}/`);
    return this.#steps
      .map((step) => {
        if (step.by === 'at') return `[${step.index}]`;
        if (step.by === 'css') return step.selector;
        if (step.by === 'role') return step.name === undefined ? step.role : `${step.role} ${words(step.name)}`;
        return step.by === 'field' ? `field ${words(step.name)}` : `${step.by} ${words(step.text)}`;
      })
      .join(' › ');
  }
}
