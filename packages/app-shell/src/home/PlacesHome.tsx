import { HomePage } from './HomePage';
import { placesHome } from './places-home';

export default function PlacesHome() {
  return <HomePage {...placesHome} />;
}
