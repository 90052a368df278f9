import type { SiteConfig } from '../site';

/** A page rendered at build time. */
export interface StaticPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The end of its module's path, to find its script and styles in the build. */
  readonly module: string;
}

/** The pages visitors can read before the script loads, each with its own title and description. */
export function staticPages({ variant, siteName, title, description }: SiteConfig): readonly StaticPage[] {
  const homeModule = variant === 'jobs' ? 'home/JobsHome.tsx' : 'home/PlacesHome.tsx';
  return [
    { path: '/', title, description, module: homeModule },
    {
      path: '/about',
      title: `About · ${siteName}`,
      description: `What ${siteName} is, how it works, and where its data comes from.`,
      module: 'about/AboutPage.tsx',
    },
    {
      path: '/privacy',
      title: `Privacy · ${siteName}`,
      description: `What ${siteName} stores in your browser, what it sends to our server, and what you can do about it.`,
      module: 'legal/PrivacyPage.tsx',
    },
    {
      path: '/terms',
      title: `Terms · ${siteName}`,
      description: `The terms of use of ${siteName}.`,
      module: 'legal/TermsPage.tsx',
    },
    {
      path: '/support',
      title: `Support · ${siteName}`,
      description: `Ask for help with ${siteName}.`,
      module: 'support/SupportPage.tsx',
    },
  ];
}
