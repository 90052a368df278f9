/** The specification's sentence (section 5) for an icon without a name. */
export class IconNameMissingError extends Error {
  override readonly name = 'IconNameMissingError';
  constructor() {
    super("Icon prop 'name' is required.");
  }
}

/** The specification's sentence (section 5) for a name that is not in `iconNames`. */
export class IconNotAvailableError extends Error {
  override readonly name = 'IconNotAvailableError';
  constructor(iconName: string) {
    super(`Icon ${iconName} is not available.`);
  }
}
