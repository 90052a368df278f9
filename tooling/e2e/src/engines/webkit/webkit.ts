import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine, EngineBrowser, LaunchOptions, EngineTab } from '../engine';
import { places } from '../surroundings';
import { python } from '../installed-engines';
import { startVirtualDisplay, type VirtualDisplay } from '../virtual-display';
import { WebDriverSession } from './webdriver';

const program = fileURLToPath(new URL('browser.py', import.meta.url));

/** WebKitGTK over WebDriver, in a program of ours. Every journey has a browser of its own: it starts in a second. */
export function webkitEngine(): Engine {
  let display: Promise<VirtualDisplay> | undefined;
  return {
    name: 'webkit',
    launch: async (options) => launch(options, await (display ??= startVirtualDisplay())),
    end: async () => {
      await (await display)?.end();
    },
  };
}

async function launch(options: LaunchOptions, display: VirtualDisplay): Promise<EngineBrowser> {
  const port = await freePort();
  const log = join(options.profile, 'console.log');
  // In a process group of its own, with all of WebKit's processes.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      ...places,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()));
  await listening(port);
  const args = [
    program,
    '--automation',
    `--profile=${options.profile}`,
    `--downloads=${options.downloads}`,
    `--log=${log}`,
    `--width=${options.width}`,
    `--height=${options.height}`,
    ...(options.isPrivate ? ['--private'] : []),
    ...(options.blocksStorage ? ['--block-storage'] : []),
  ];
  const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: python, args },
  });
  let current = await session.handle();
  let isFirst = true;

  function tabOf(handle: string): EngineTab {
    /** WebDriver's commands go to one window, the last one that was chosen. */
    const inTab = async <T>(command: () => Promise<T>): Promise<T> => {
      if (current !== handle) await session.switchTo(handle);
      current = handle;
      return command();
    };
    return {
      goto: (url) => inTab(() => session.goto(url)),
      reload: () => inTab(session.reload),
      back: () => inTab(session.back),
      url: () => inTab(session.url),
      evaluate: (expression) => inTab(() => session.evaluate(expression)),
      clickAt: (x, y) => inTab(() => session.clickAt(x, y)),
      movePointer: (x, y) => inTab(() => session.movePointer(x, y)),
      pressPointer: () => inTab(session.pressPointer),
      releasePointer: () => inTab(session.releasePointer),
      type: (text) => inTab(() => session.type(text)),
      press: (keys) => inTab(() => session.press(keys)),
      chooseFiles: (selector, paths) => inTab(() => session.chooseFiles(selector, paths)),
      screenshot: () => inTab(() => session.screenshot()),
      toFront: () => inTab(async () => {}),
      close: () => inTab(async () => void (await session.closeWindow())),
    };
  }

  const kill = async () => {
    process.kill(-driver.pid!, 'SIGKILL');
    await ended;
  };
  return {
    async newTab() {
      const handle = isFirst ? current : await session.newWindow();
      isFirst = false;
      return tabOf(handle);
    },
    problems: () => problemsIn(log),
    kill,
    async close() {
      await session.end().catch(() => {});
      await kill();
    },
  };
}

/** WebKit writes "CONSOLE ERROR …", "CONSOLE JS ERROR …" or "CONSOLE SECURITY ERROR …", one line each. */
function problemsIn(log: string): string[] {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /^CONSOLE (\w+ )?ERROR/.test(line));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
