export const colorFamilies = [
  'purple',
  'deep-purple',
  'indigo',
  'blue',
  'light-blue',
  'cyan',
  'teal',
  'green',
  'light-green',
  'grey',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];
export type DisplayMode = 'light' | 'dark';

/** Keys in the browser's local storage, and the values they have before anything is chosen. */
export const preferenceKeys = { theme: 'theme', displayMode: 'display-mode', colorFamily: 'colour-family' } as const;
const defaultDisplayMode: DisplayMode = 'light';
export const defaultColorFamily: ColorFamily = 'blue';

/** Null also where the browser forbids storage (a sandboxed frame, cookies blocked) and on the server. */
const read = (key: string): string | null => {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (values: Readonly<Record<string, string>>): boolean => {
  try {
    for (const [key, value] of Object.entries(values)) globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** `theme` decides when it is there (dark when its value contains "dark"); the display-mode key when it is not. */
export const readDisplayMode = (): DisplayMode => {
  const chosen = read(preferenceKeys.theme) ?? read(preferenceKeys.displayMode) ?? defaultDisplayMode;
  return chosen.includes('dark') ? 'dark' : 'light';
};

/** The mode of this page. Another tab may have stored another one since it was loaded. */
export const shownDisplayMode = (): DisplayMode =>
  document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light';

/** The chosen family, or blue when none or an unknown one is stored. */
export const readColorFamily = (): ColorFamily => {
  const stored = read(preferenceKeys.colorFamily);
  return colorFamilies.find((family) => family === stored) ?? defaultColorFamily;
};

/** Stores the mode under both keys. It shows from the next load on. @returns false where the browser forbids storage */
export const writeDisplayMode = (mode: DisplayMode): boolean =>
  write({ [preferenceKeys.theme]: mode, [preferenceKeys.displayMode]: mode });

/** Stores the family and shows it immediately. @returns false where the browser forbids storage */
export const writeColorFamily = (family: ColorFamily): boolean => {
  document.documentElement.dataset['colorFamily'] = family;
  return write({ [preferenceKeys.colorFamily]: family });
};
