export { csvText, type CsvValue, plainCsvText } from './csv-text';
export { downloadFile } from './download-file';
