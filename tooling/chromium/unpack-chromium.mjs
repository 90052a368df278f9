// Unpacks Chromium and its fonts into the temporary folder of this process: the package knows no other place.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
