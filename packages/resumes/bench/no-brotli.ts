export default function decompress(): never {
  throw new Error('WOFF2 fonts are not read here.');
}
