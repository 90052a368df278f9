import { createTheme } from '@mantine/core';
import { palettes } from './palettes';

export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 2 },
  colors: {
    primary: palettes.blue,
    success: palettes.green,
    info: palettes.blue,
    warning: palettes['deep-orange'],
    error: palettes.red,
    red: palettes.red,
    gray: palettes.grey,
  },
  defaultRadius: 20,
  respectReducedMotion: true,
});
