/** The browser engines that core journeys run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface LaunchOptions extends Size {
  /** The folder of what the browser stores; a browser that was killed starts again with it. */
  readonly profile: string;
  /** The folder of downloaded files. */
  readonly downloads: string;
  /** Not one that journeys share: it will be killed, or has other settings. */
  readonly needsOwn?: boolean;
  /** Pages draw with WebGL, as maps do: where there is no GPU, Firefox needs a display for that. */
  readonly drawsWithWebGl?: boolean;
  /** A private window, which stores nothing. */
  readonly isPrivate?: boolean;
  /** The person has forbidden pages to store anything. */
  readonly blocksStorage?: boolean;
}

/** A tab, in what every engine can do. `tab.ts` makes a person's terms of it. */
export interface EngineTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** The value of a JavaScript expression in the page; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  movePointer(x: number, y: number): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together: `['Control', 'Enter']`. */
  press(keys: readonly string[]): Promise<void>;
  /** Chooses files in the file input that a selector finds. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Brings the tab to the front, where it has the focus. */
  toFront(): Promise<void>;
  close(): Promise<void>;
}

export interface EngineBrowser {
  newTab(): Promise<EngineTab>;
  /** The errors that its pages threw or logged so far. */
  problems(): readonly string[];
  /** Ends all its processes with SIGKILL, as a crash or a lost power supply does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  launch(options: LaunchOptions): Promise<EngineBrowser>;
  /** Ends what browsers of this worker share. */
  end(): Promise<void>;
}
