import type { SiteConfig } from '../site';

/** A page that is rendered at build time. */
export interface StaticPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The end of the path of the module that draws it, to find its script and its styles in the build. */
  readonly module: string;
}

/** The pages that a visitor reads before the script has loaded, each with a title and a description of its own. */
export function staticPages({ variant, siteName, title, description }: SiteConfig): readonly StaticPage[] {
  const homeModule = variant === 'jobs' ? 'home/JobsHome.tsx' : 'home/PlacesHome.tsx';
  return [
    { path: '/', title, description, module: homeModule },
    {
      path: '/about',
      title: `About · ${siteName}`,
      description: `What ${siteName} is, how it works, and whose data it shows.`,
      module: 'about/AboutPage.tsx',
    },
    {
      path: '/privacy',
      title: `Privacy · ${siteName}`,
      description: `What ${siteName} keeps in your browser, what reaches the server, and what you can do about it.`,
      module: 'legal/PrivacyPage.tsx',
    },
    {
      path: '/terms',
      title: `Terms · ${siteName}`,
      description: `The rules of using ${siteName}.`,
      module: 'legal/TermsPage.tsx',
    },
    {
      path: '/support',
      title: `Support · ${siteName}`,
      description: `Write to the people behind ${siteName}.`,
      module: 'support/SupportPage.tsx',
    },
  ];
}
