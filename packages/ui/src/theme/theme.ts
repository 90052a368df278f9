import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

/** The colours that a `color` prop may name. `primary` is the user's colour family. */
const themeColours = ['primary', 'success', 'info', 'warning', 'error', 'gray', 'dark', 'red'] as const;
export type ThemeColour = (typeof themeColours)[number];

/** Shades live in CSS alone, where the page's mode and family decide them before any script has run. */
const inCss = (colour: ThemeColour) =>
  Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-${colour}-${shade})`) as unknown as MantineColorsTuple;

/** Text of 16 px in every field: smaller, and iOS zooms the page when the field is entered. */
const field = { defaultProps: { size: 'md' } } as const;
const popup = { defaultProps: { radius: 'lg' } } as const;

/**
 * The Mantine theme. It is the same object for every user, so that a page rendered at build time can be hydrated in any
 * mode and family; what differs is in `theme-variables.gen.css`.
 */
export const theme = createTheme({
  primaryColor: 'primary',
  colors: Object.fromEntries(themeColours.map((colour) => [colour, inCss(colour)])),
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
    const colours = defaultVariantColorsResolver(input);
    const isThemeFill = input.variant === 'filled' && themeColours.some((colour) => colour === input.color);
    return isThemeFill ? { ...colours, color: 'var(--keepmark-on-filled)' } : colours;
  },
  components: {
    // A link among text has to be told from it without its colour (WCAG 1.4.1).
    Anchor: { defaultProps: { underline: 'always' } },
    Input: field,
    InputWrapper: field,
    Select: field,
    MultiSelect: field,
    Autocomplete: field,
    TagsInput: field,
    PillsInput: field,
    Button: field,
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

/** What Mantine's `c` and `bg` props know beside the colours of the theme. */
type NamedPaint = 'dimmed' | 'bright' | 'white' | 'black' | 'inherit' | 'transparent' | `var(--${string})`;

// Any other colour has no custom properties here, and would show as nothing.
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ThemeColour | NamedPaint | `#${string}`, MantineColorsTuple>;
  }
}
