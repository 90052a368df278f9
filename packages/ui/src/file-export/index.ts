export { csvText, type CsvValue, ownCsvFormat, plainCsvText } from './csv-text';
export { downloadFile } from './download-file';
