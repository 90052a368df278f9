import { defineSite } from '../site';
import logo from './places-logo.svg?raw';

/** The brand and menu of Keepmark Places. It's here because either site can be served as the other variant. */
export const placesSite = defineSite({
  variant: 'places',
  isWorkSite: true,
  siteName: 'Keepmark Places',
  aboutSiteText:
    'Explore the world and find places you are interested in. Track and manage information about the places.',
  title: 'Keepmark Places',
  description: 'Find places you are interested in and keep a list of them: food, shopping, schools, places to live.',
  keywords: ['Place Search', 'Location Search', 'Favorite Place Manager', 'Travel Tracker'],
  logo,
  menu: [
    { path: '/places', label: 'Places', icon: 'map-pin', displayTopMobile: true },
    { path: '/place/groups', label: 'Place Groups', icon: 'folder', displayTopMobile: true },
    { path: '/location/from', label: 'Location', icon: 'current-location', displayTopMobile: true },
    { path: '/settings', label: 'Settings', icon: 'settings', displayTopMobile: true },
    { path: '/subscribe', label: 'Subscribe', icon: 'credit-card', displayTopMobile: false, needsConnection: true },
  ],
  home: () => import('../home/PlacesHome'),
});
