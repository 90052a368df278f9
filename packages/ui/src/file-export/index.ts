export { copyText } from './copy-text';
export { downloadFile } from './download-file';
export { saveFile, type WrittenFile } from './save-file';
