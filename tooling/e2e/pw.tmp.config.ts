import config from './playwright.config';
const { webServer: _, ...rest } = config;
export default { ...rest, workers: 1, timeout: 60000, outputDir: '/tmp/tabs/pw', reporter: [['list']], projects: [{ name: 'jobs', testMatch: ['jobs/*.spec.ts'], use: { site: 'jobs', baseURL: 'http://localhost:3520' } }] };
