export { postcssConfig as default } from '@keepmark/postcss';
