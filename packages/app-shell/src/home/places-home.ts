import type { HomeContent } from './home-content';
import { picturesIn } from './pictures';

const picture = picturesIn(
  import.meta.glob<string>('./pictures/places-*.avif', { eager: true, query: '?url', import: 'default' }),
);

/** The text of the Keepmark Places home page. */
export const placesHome: HomeContent = {
  headline: 'Every place you care about, in one place',
  lead: 'The bakery a friend swears by, the school you want to visit, the town you might move to. Find places, save them, and add your own notes.',
  facts: 'No password. No ads. What you save stays in your browser.',
  picture: picture('places-list', 'A list of saved places with the town and a note for each.'),
  stories: [
    {
      title: 'Search near anywhere',
      text: 'Near an address, a city, a saved place, or you. Results show in a list and on a map that move together.',
      points: [
        'Search by name or type, and show only what’s open now',
        'See which places you’ve saved, and save another in one click',
        'From OpenStreetMap, with hours, phone numbers, and websites where available',
      ],
      picture: picture('places-search', 'Search results in a list on the left and as pins on a map.'),
    },
    {
      title: 'Every place on one map',
      text: 'Trips, moves, and errands, side by side. See all your saved places, colored by group or by how long the drive is.',
      points: [
        'Discover what’s nearby, type by type',
        'Import from Google Takeout, KML, GPX, GeoJSON, or CSV, and export to all but the first',
        'Share a list with a link: the places are in the link, not on a server',
      ],
      picture: picture('places-map', 'A map with a pin for each saved place, next to a list of them.'),
    },
  ],
  promises: [
    {
      icon: 'lock',
      title: 'Private',
      text: 'What you save is in your browser, not on our server. We couldn’t read it if we wanted to.',
    },
    {
      icon: 'clock',
      title: 'Fast',
      text: 'Your lists open without a connection, even with thousands of places, even on a phone.',
    },
    {
      icon: 'compass',
      title: 'For trips, moves, and Saturdays',
      text: 'Places to eat, shop, learn, or live: give each one a type, and it’s easy to find again.',
    },
  ],
  invitation: 'Start with the place you always recommend',
};
