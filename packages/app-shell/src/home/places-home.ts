import type { HomeContent } from './home-content';
import { picture } from './pictures';

/** What the home page of Keepmark Places says. */
export const placesHome: HomeContent = {
  headline: 'Keep every place you care about',
  lead: 'The bakery a friend swears by, the school you want to see, the town you might move to. Find places, keep them, and have your own notes on each.',
  facts: 'No password, no advertising. What you keep stays in your browser.',
  picture: picture('places-list', 'A list of kept places with their towns and a note on each.'),
  stories: [
    {
      title: 'Search around any point',
      text: 'An address, a city, a place you have kept, or where you are: what lies there shows as a list and on a map that move together.',
      points: [
        'By name or by kind, and only what is open now if you like',
        'One press keeps a place, and what you have kept already is marked',
        'From OpenStreetMap, with opening hours, telephone and website where they are known',
      ],
      picture: picture('places-search', 'Places that were found, as a list on the left and as pins on a map.'),
    },
    {
      title: 'Every place on one map',
      text: 'Trips, moves and errands lie side by side: see what you have kept where it is, coloured by group or by how long the way is.',
      points: [
        'Discover counts what is around a point, kind by kind',
        'Lists come along from Google Takeout, KML, GPX, GeoJSON and CSV, and leave as any of the last four',
        'A link shares a list: the places are in the link, and on no server',
      ],
      picture: picture('places-map', 'A map with a pin for each kept place, and the list of them beside it.'),
    },
  ],
  promises: [
    {
      icon: 'lock',
      title: 'Yours alone',
      text: 'What you keep is in your browser, not on our server. We could not read it if we wanted to.',
    },
    {
      icon: 'clock',
      title: 'There at once',
      text: 'Lists open without waiting for a network, with thousands of places in them, on a phone too.',
    },
    {
      icon: 'compass',
      title: 'For trips, moves and Saturdays',
      text: 'Places to eat, to shop, to learn, to live: each kind of place has its own, and the list finds it again.',
    },
  ],
  invitation: 'Start with the place you always recommend',
};
