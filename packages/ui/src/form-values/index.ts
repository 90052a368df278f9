export { atMost, changedValues, required } from './form-values';
export {
  degreesText,
  emptyLocation,
  locationChecks,
  type LocationFormValues,
  locationFormOf,
  locationValuesOf,
} from './location-values';
