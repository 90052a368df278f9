export { atMost, changedValues, required } from './form-values';
export {
  degreesText,
  emptyLocation,
  locationChecks,
  type LocationFormValues,
  locationFormOf,
  locationPart,
  locationValuesOf,
} from './location-values';
