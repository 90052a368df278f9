import { searchText } from '@keepmark/contracts';
import { countryName } from '@keepmark/ui/words';

/** Lowercase ISO 3166-1 alpha-2 codes of every country and territory where people could look for jobs or places. */
const codes =
  'ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st sv sx sy sz tc td tg th tj tk tl tm tn to tr tt tv tw tz ua ug us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'.split(
    ' ',
  );

export interface Country {
  /** Lowercase two-letter code. */
  readonly code: string;
  readonly name: string;
}

/** Every country, sorted by name. */
export const countries: readonly Country[] = codes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));

const known = new Set(codes);

/** Whether a text is the lowercase code of a country. */
export const isCountryCode = (code: string): boolean => known.has(code);

/** Finds countries by the start of a word in their name, or by their code. Ignores accents. */
export function findCountries(text: string): readonly Country[] {
  const wanted = searchText(text.trim());
  if (wanted === '') return countries;
  return countries.filter(({ code, name }) => code === wanted || ` ${searchText(name)}`.includes(` ${wanted}`));
}
