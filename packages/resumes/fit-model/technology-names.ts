/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { phraseKey } from '@keepmark/grounding/vocabulary';

const makers =
  /^(?:Microsoft|Adobe|Oracle|Amazon|Google|Apache|IBM|SAP|Atlassian|Autodesk|Apple|Cisco|Intuit|The MathWorks|ESRI|Dassault Systemes|Red Hat) (?=\S{2})/;

/** The keys of O*NET's "hot" technologies: each name, its short form ("… SQL"), and both without the maker's name. */
export function readTechnologyNames(path: string): Set<string> {
  const keys = new Set<string>();
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [, example = '', , , hot] = line.split('\t');
    if (hot !== 'Y') continue;
    const name = example.replace(/ software$/, '');
    const short = /^(.*) ([A-Z][A-Z\d/]+)$/.exec(name);
    for (const form of [name, ...(short ? [short[1]!, short[2]!] : [])]) {
      keys.add(phraseKey(form));
      keys.add(phraseKey(form.replace(makers, '')));
    }
  }
  return keys;
}
