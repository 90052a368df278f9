/** Countries that write the postal code behind the town: "Austin 78704". All others write "00100 Helsinki". */
const codeLast = new Set('US CA GB IE AU NZ IN ZA SG IL JP BR KR TH ID VN PK BD NP LK RU UA LV CO SA EG'.split(' '));

/** A town with its postal code, in the order of its country. @param country two letters, uppercase */
export const townWithCode = (town: string, postcode: string, country: string): string =>
  (codeLast.has(country) ? [town, postcode] : [postcode, town]).filter(Boolean).join(' ');
