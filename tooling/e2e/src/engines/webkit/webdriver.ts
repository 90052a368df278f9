/** The key of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitWebDriver types only so much in one action. */
const maxTypedCharacters = 50;

/** Keys by their names, as WebDriver encodes them. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An answer of WebDriver that is an error, such as "no such window". */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
}

/** A WebDriver session: the commands of the W3C protocol that a browser driver needs. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Has the driver at `url` start a browser. */
  static async start(url: string, capabilities: Readonly<Record<string, unknown>>): Promise<WebDriverSession> {
    const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${url}/session/${sessionId}`);
  }

  #post<T>(command: string, body: object = {}): Promise<T> {
    return send('POST', `${this.#url}/${command}`, body);
  }

  #get<T>(command: string): Promise<T> {
    return send('GET', `${this.#url}/${command}`);
  }

  end = (): Promise<unknown> => send('DELETE', this.#url);
  handle = (): Promise<string> => this.#get('window');
  switchTo = (handle: string): Promise<void> => this.#post('window', { handle });
  closeWindow = (): Promise<unknown> => send('DELETE', `${this.#url}/window`);
  goto = (url: string): Promise<void> => this.#post('url', { url });
  url = (): Promise<string> => this.#get('url');
  reload = (): Promise<void> => this.#post('refresh');
  back = (): Promise<void> => this.#post('back');
  resize = (width: number, height: number): Promise<void> => this.#post('window/rect', { width, height });

  async newWindow(): Promise<string> {
    return (await this.#post<{ handle: string }>('window/new', { type: 'window' })).handle;
  }

  /** The value of a JavaScript expression; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T> {
    return this.#post('execute/sync', { script: `return (${expression})`, args: [] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#get<string>('screenshot'), 'base64');
  }

  /** Chooses files in the file input that a selector finds. */
  async chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    const found = await this.#post<Record<string, string>>('element', { using: 'css selector', value: selector });
    await this.#post(`element/${found[elementKey]!}/value`, { text: paths.join('\n') });
  }

  async movePointer(x: number, y: number): Promise<void> {
    await this.#point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  }

  pressPointer = (): Promise<void> => this.#point({ type: 'pointerDown', button: 0 });
  releasePointer = (): Promise<void> => this.#point({ type: 'pointerUp', button: 0 });

  async clickAt(x: number, y: number): Promise<void> {
    await this.#point(
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );
  }

  #point(...actions: readonly Action[]): Promise<void> {
    const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    return this.#post('actions', { actions: [source] });
  }

  async type(text: string): Promise<void> {
    const characters = Array.from(text, (character) => (character === '\n' ? 'Enter' : character));
    for (let start = 0; start < characters.length; start += maxTypedCharacters / 2) {
      const some = characters.slice(start, start + maxTypedCharacters / 2);
      await this.#keys(some.flatMap((key) => [keyAction('keyDown', key), keyAction('keyUp', key)]));
    }
  }

  /** Presses keys together: `['Control', 'Enter']`. */
  async press(keys: readonly string[]): Promise<void> {
    const down = keys.map((key) => keyAction('keyDown', key));
    await this.#keys([...down, ...keys.toReversed().map((key) => keyAction('keyUp', key))]);
  }

  #keys(actions: readonly Action[]): Promise<void> {
    return this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const keyAction = (type: 'keyDown' | 'keyUp', key: string): Action => ({ type, value: keyCodes[key] ?? key });

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new WebDriverError(`${value.error}: ${value.message}`);
  return value;
}
