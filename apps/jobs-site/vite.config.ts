import { siteConfig } from '@keepmark/site-build';

export default siteConfig({ variant: 'jobs', port: Number(process.env['KEEPMARK_JOBS_PORT'] ?? 3000) });
