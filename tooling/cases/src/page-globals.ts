import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { JSDOM } from 'jsdom';

/** What the readers use of a page and Node doesn't have: a parser of XML. The worker of pdf.js runs in this process. */
globalThis.DOMParser = new JSDOM('').window.DOMParser;
