import { wordSet } from './word-set';

/** What an employer has one or more of, and what somebody may be in charge of a part of. */
export const units = wordSet(
  'location site store shop branch department team facility campus region territory country state city town county district school hospital ward clinic plant warehouse office market division building company organization practice hotel restaurant kitchen unit agency group fleet province village continent area subsidiary pharmacy lab laboratory library mall farm center museum bakery garage salon gym church nursery terminal abteilung filiale standort bereich team werk station region klinik schule betrieb land',
);
