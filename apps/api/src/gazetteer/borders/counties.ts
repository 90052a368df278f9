import { stateOfCounty } from './county-atlas';
import { atlases, countyOutlines } from './outline-index';

export interface County {
  /** Five-digit FIPS. */
  readonly code: string;
  /** Without "County" or "Parish". */
  readonly name: string;
  readonly stateCode: string;
}

/** Which US county a point is in. */
export class Counties {
  #names: ReadonlyMap<string, string> | undefined;

  /** Undefined on the water and abroad; the first call reads the outlines. */
  at(latitude: number, longitude: number): County | undefined {
    const code = countyOutlines().find(latitude, longitude);
    return code === undefined ? undefined : { code, name: this.#nameOf(code), stateCode: stateOfCounty(code) };
  }

  #nameOf(code: string): string {
    if (this.#names === undefined) {
      const { geometries = [] } = atlases.counties().objects['counties'] ?? {};
      this.#names = new Map(
        geometries.map(({ id, properties }) => [String(id), properties && 'name' in properties ? properties.name : '']),
      );
    }
    return this.#names.get(code) ?? '';
  }
}
