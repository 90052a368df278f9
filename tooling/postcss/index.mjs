import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';

/** Mantine's five breakpoints, in em, and the width below which a screen is mobile (900 px). */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '56.25em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

export const postcssConfig = { plugins: [mantine(), variables({ variables: breakpoints })] };
