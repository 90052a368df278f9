// A file of its own, loaded lazily: of the library, only what is named here comes along. Its hashes are shared with every list
// that has photos, and would bring theirs there.
export { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
export { wordlist } from '@scure/bip39/wordlists/english.js';
