/** What Playwright's `launch` takes, as far as a machine decides it. */
export interface ChromiumLaunch {
  executablePath?: string;
  channel?: string;
  args?: string[];
  env?: Record<string, string>;
}

/**
 * How the browser of the tests is launched: the Chromium that npm carries on Linux x64, as root too; elsewhere an
 * installed Google Chrome, or any Chromium whose path is in KEEPMARK_CHROMIUM. Unpacks it on the first call.
 */
export declare function chromiumLaunch(): ChromiumLaunch;

/** Its path alone, for who starts the process itself; undefined where only an installed Chrome can be used. */
export declare function chromiumPath(): string | undefined;
