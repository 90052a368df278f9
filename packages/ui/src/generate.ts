// `pnpm --filter @keepmark/ui generate`: writes the files that are computed from the icon names and the palettes.
import { writeFile } from 'node:fs/promises';
import { iconSprite, rowIconsJson } from './icon/icon-sprite';
import { themeCss } from './theme/theme-css';

await writeFile(new URL('icon/icons.gen.svg', import.meta.url), await iconSprite());
await writeFile(new URL('icon/row-icons.gen.json', import.meta.url), await rowIconsJson());
await writeFile(new URL('styles/theme-variables.gen.css', import.meta.url), themeCss());
