/** Where the people of the journeys live: browsers take time zone and language from their environment. */
export const places = { TZ: 'America/Chicago', LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' } as const;
