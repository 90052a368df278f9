import { siteConfig } from '@keepmark/site-build';

export default siteConfig({ variant: 'places', port: Number(process.env['KEEPMARK_PLACES_PORT'] ?? 3001) });
