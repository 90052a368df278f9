import type { FeatureName } from './feature-name';

/** The files of a new feature package by their paths in it: one screen, and a test that opens it. */
export function featureFiles({ kebab, pascal, title }: FeatureName): Readonly<Record<string, string>> {
  const screen = `${kebab}-overview`;
  const page = `${pascal}OverviewPage`;
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    'package.json': manifest(kebab, title),
    'tsconfig.json': `{
  "extends": "@keepmark/typescript/browser.json",
  "include": ["src", "*.config.ts", "../../tooling/typescript/css-modules.d.ts"]
}
`,
    'vitest.config.ts': `import { reactTests } from '@keepmark/vitest/react';

export default reactTests('${kebab}');
`,
    'README.md': `# @keepmark/${kebab}

${title}: say in a sentence what a person does here.

## Exports

- \`create${pascal}Routes(signedIn)\`: the screens, for an app's \`router.ts\`.
`,
    'src/index.ts': `export { create${pascal}Routes } from './routes';
`,
    'src/routes.ts': `import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The screens of ${title.toLowerCase()}. Their code loads when one is opened. */
export function create${pascal}Routes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/${kebab}',
      component: lazyRouteComponent(() => import('./${screen}/${page}'), '${page}'),
    }),
  ] as const;
}
`,
    [`src/${screen}/${page}.tsx`]: `import { EmptyState, Page } from '@keepmark/ui';

/** Where ${title.toLowerCase()} begin. */
export function ${page}() {
  return (
    <Page title="${title}">
      <EmptyState icon="search" title="Nothing here yet">
        Say what this screen is for, and the first thing to do.
      </EmptyState>
    </Page>
  );
}
`,
    [`src/${screen}/${page}.test.tsx`]: `import { renderScreen } from '@keepmark/app-shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { create${pascal}Routes } from '../routes';

it('opens at its path', async () => {
  const ${camel} = await renderScreen(create${pascal}Routes, { path: '/${kebab}' });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy();
  expect(${camel}.router.state.location.pathname).toBe('/${kebab}');
});
`,
  };
}

function manifest(kebab: string, title: string): string {
  const workspace = 'workspace:*';
  const catalog = 'catalog:';
  return `${JSON.stringify(
    {
      name: `@keepmark/${kebab}`,
      version: '0.0.0',
      private: true,
      description: `${title}.`,
      type: 'module',
      sideEffects: ['*.css'],
      exports: { '.': './src/index.ts' },
      scripts: { typecheck: 'keepmark-tsc', test: 'vitest run' },
      dependencies: {
        '@keepmark/app-shell': workspace,
        '@keepmark/ui': workspace,
        '@tanstack/react-router': catalog,
        react: catalog,
        'react-dom': catalog,
      },
      devDependencies: {
        '@keepmark/typescript': workspace,
        '@keepmark/vitest': workspace,
        '@testing-library/react': catalog,
        '@types/react': catalog,
        '@types/react-dom': catalog,
        vitest: catalog,
      },
    },
    null,
    2,
  )}\n`;
}
