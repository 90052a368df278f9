export { copyText } from './copy-text';
export { csvText, type CsvValue, ownCsvFormat, plainCsvText } from './csv-text';
export { downloadFile } from './download-file';
export { saveFile, type WrittenFile } from './save-file';
