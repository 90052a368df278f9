export { browserPosition } from './browser-position';
export { coordinatesOf, type HomeLocation } from './home-location';
export { useHomeLocation, useHomeOrigin } from './home-location-store';
export { commuteMinutes, isCommutable, travelEstimate, type TravelMode } from './travel-estimate';
