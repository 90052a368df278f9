/** The part of Playwright's `launch` options that depends on the machine. */
export interface ChromiumLaunch {
  executablePath?: string;
  channel?: string;
  args?: string[];
  env?: Record<string, string>;
}

/**
 * Launch options for the test browser: the Chromium that npm carries on Linux x64, as root too; elsewhere an installed
 * Google Chrome, or any Chromium whose path is in KEEPMARK_CHROMIUM. Unpacks it on the first call.
 * @param executablePath another Chromium, such as Debian's
 */
export declare function chromiumLaunch(executablePath?: string): ChromiumLaunch;

/** The path alone, for callers that start the process themselves; undefined where only an installed Chrome can be used. */
export declare function chromiumPath(): string | undefined;

/** The environment of a process started from `chromiumPath()`: without it, the bundled browser finds no fonts. */
export declare function chromiumEnvironment(executablePath?: string): Record<string, string>;
