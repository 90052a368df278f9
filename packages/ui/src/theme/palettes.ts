/** Ten shades of one hue, lightest first: Material Design's 50, 100, 200 … 900 (material.io, 2014 color system). */
export type Palette = readonly [string, string, string, string, string, string, string, string, string, string];

/** @param hexes ten rrggbb, lightest first */
export const toPalette = (hexes: string): Palette => hexes.split(' ').map((hex) => `#${hex}`) as unknown as Palette;

/** Material Design 2014 palettes, by the specification's names of the color families and status colors. */
export const palettes = {
  purple: toPalette('f3e5f5 e1bee7 ce93d8 ba68c8 ab47bc 9c27b0 8e24aa 7b1fa2 6a1b9a 4a148c'),
  'deep-purple': toPalette('ede7f6 d1c4e9 b39ddb 9575cd 7e57c2 673ab7 5e35b1 512da8 4527a0 311b92'),
  indigo: toPalette('e8eaf6 c5cae9 9fa8da 7986cb 5c6bc0 3f51b5 3949ab 303f9f 283593 1a237e'),
  blue: toPalette('e3f2fd bbdefb 90caf9 64b5f6 42a5f5 2196f3 1e88e5 1976d2 1565c0 0d47a1'),
  'light-blue': toPalette('e1f5fe b3e5fc 81d4fa 4fc3f7 29b6f6 03a9f4 039be5 0288d1 0277bd 01579b'),
  cyan: toPalette('e0f7fa b2ebf2 80deea 4dd0e1 26c6da 00bcd4 00acc1 0097a7 00838f 006064'),
  teal: toPalette('e0f2f1 b2dfdb 80cbc4 4db6ac 26a69a 009688 00897b 00796b 00695c 004d40'),
  green: toPalette('e8f5e9 c8e6c9 a5d6a7 81c784 66bb6a 4caf50 43a047 388e3c 2e7d32 1b5e20'),
  'light-green': toPalette('f1f8e9 dcedc8 c5e1a5 aed581 9ccc65 8bc34a 7cb342 689f38 558b2f 33691e'),
  grey: toPalette('fafafa f5f5f5 eeeeee e0e0e0 bdbdbd 9e9e9e 757575 616161 424242 212121'),
  'deep-orange': toPalette('fbe9e7 ffccbc ffab91 ff8a65 ff7043 ff5722 f4511e e64a19 d84315 bf360c'),
  red: toPalette('ffebee ffcdd2 ef9a9a e57373 ef5350 f44336 e53935 d32f2f c62828 b71c1c'),
} as const satisfies Record<string, Palette>;
