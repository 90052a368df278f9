import type { HomeContent } from './home-content';
import { picture } from './pictures';

/** What the home page of Keepmark Places says. */
export const placesHome: HomeContent = {
  headline: 'Keep every place you care about',
  lead: 'The bakery a friend swears by, the school you want to see, the town you might move to. Find places, keep them, and have your own notes on each.',
  facts: 'No password, no advertising. What you keep stays in your browser.',
  picture: picture('places-list', 'A list of six kept places with their towns and a note on each.'),
  stories: [],
  promises: [
    {
      icon: 'lock',
      title: 'Yours alone',
      text: 'What you keep lies in your browser, not on our server. We could not read it if we wanted to.',
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
