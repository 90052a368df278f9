import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';
import type { MouseEvent } from 'react';

/** The colors that a `color` prop may name. `primary` is the user's color family. */
const themeColors = ['primary', 'success', 'info', 'warning', 'error', 'gray', 'dark', 'red'] as const;
export type ThemeColor = (typeof themeColors)[number];

/** Shades live in CSS alone, where the page's mode and family decide them before any script has run. */
const inCss = (color: ThemeColor) =>
  Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-${color}-${shade})`) as unknown as MantineColorsTuple;

/** Text of 16 px in every field: smaller, and iOS zooms the page when the field is entered. */
const field = { defaultProps: { size: 'md' } } as const;
/** Enter chooses the first match of what was typed. Without one, it would submit the form and lose the choice. */
const choices = { defaultProps: { size: 'md', selectFirstOptionOnChange: true } } as const;
const popup = { defaultProps: { radius: 'lg' } } as const;

/** Browsers ignore a file that is chosen twice in a row, also when it was changed after the first time. */
const forgetFile = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

/**
 * The Mantine theme. It is the same object for every user, so that a page rendered at build time can be hydrated in any
 * mode and family; what differs is in `theme-variables.gen.css`.
 */
export const theme = createTheme({
  primaryColor: 'primary',
  colors: Object.fromEntries(themeColors.map((color) => [color, inCss(color)])),
  black: '#212121',
  fontFamily: "'Roboto Flex Variable', 'Roboto Flex Fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  headings: {
    fontFamily: "'Roboto Flex Variable', 'Roboto Flex Fallback', system-ui, sans-serif",
    fontWeight: '600',
    textWrap: 'balance',
    sizes: { h1: { fontSize: '1.75rem', lineHeight: '1.3' }, h2: { fontSize: '1.375rem', lineHeight: '1.35' } },
  },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'xl',
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  breakpoints: { xs: '36em', sm: '48em', md: '56.25em', lg: '75em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isThemeFill = input.variant === 'filled' && themeColors.some((color) => color === input.color);
    return isThemeFill ? { ...colors, color: 'var(--keepmark-on-filled)' } : colors;
  },
  components: {
    // A link among text has to be told from it without its color (WCAG 1.4.1).
    Anchor: { defaultProps: { underline: 'always' } },
    Input: field,
    InputWrapper: field,
    // Not here: where the options come from the service, the first may still be for what was typed before.
    Select: field,
    MultiSelect: choices,
    Autocomplete: field,
    TagsInput: field,
    PillsInput: field,
    Button: field,
    FileButton: { defaultProps: { inputProps: { onClick: forgetFile } } },
    // Names of groups and kinds are words, not shouts.
    Badge: { defaultProps: { tt: 'none' } },
    Card: { defaultProps: { withBorder: true } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    CheckboxIndicator: { defaultProps: { radius: 'xs' } },
    Menu: popup,
    Popover: popup,
    Combobox: popup,
    Tooltip: { defaultProps: { radius: 'sm' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** What Mantine's `c` and `bg` props know beside the colors of the theme. */
type NamedPaint = 'dimmed' | 'bright' | 'white' | 'black' | 'inherit' | 'transparent' | `var(--${string})`;

// Any other color has no custom properties here, and would show as nothing.
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ThemeColor | NamedPaint | `#${string}`, MantineColorsTuple>;
  }
}
