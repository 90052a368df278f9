import { iconNames, type IconName, rowIconNames } from './icon-names';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconModule = { __iconNode: readonly IconNode[] };

const notice =
  '<!-- Written by src/generate.ts from Tabler Icons (tabler.io/icons), MIT, Copyright (c) 2020-2026 Paweł Kuna -->';

const moduleName = (name: string) => `Icon${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const toXml = ([tag, attributes]: IconNode) => {
  const written = Object.entries(attributes).flatMap(([name, value]) => (name === 'key' ? [] : [`${name}="${value}"`]));
  return `<${tag} ${written.join(' ')}/>`;
};

const nodesOf = async (name: string): Promise<readonly IconNode[]> => {
  const path = `@tabler/icons-react/dist/esm/icons/${moduleName(name)}.mjs`;
  const { __iconNode: nodes } = (await import(/* @vite-ignore */ path)) as IconModule;
  return nodes;
};

const toSymbol = async (name: string) => {
  const nodes = await nodesOf(name);
  const paint = name.endsWith('-filled') ? ' fill="currentColor" stroke="none"' : '';
  return `<symbol id="${name}" viewBox="0 0 24 24"${paint}>${nodes.map(toXml).join('')}</symbol>`;
};

/** The file of symbols that Icon points into. Lines and their width come from Icon's own style. */
export const iconSprite = async (): Promise<string> =>
  [
    notice,
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...(await Promise.all(iconNames.map(toSymbol))),
    '</svg>',
    '',
  ].join('\n');

/** One path for all lines of an icon. Each of its own starts where it says, not where the one before ends. */
const toPath = async (name: IconName): Promise<string> => {
  const lines = (await nodesOf(name)).map(([tag, { d = '' }]) => {
    if (tag !== 'path' || !d.startsWith('M')) throw new TypeError(`The icon ${name} can’t be drawn as one path.`);
    // A sign separates numbers as well as a space does.
    return d.replaceAll(' -', '-');
  });
  return lines.join('');
};

/** The file of paths of the icons in rows. */
export const rowIconsJson = async (): Promise<string> => {
  const paths = await Promise.all(rowIconNames.map(async (name) => [name, await toPath(name)] as const));
  return `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`;
};
