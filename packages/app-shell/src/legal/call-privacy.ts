/** What one kind of call means for a person's privacy. The privacy page shows these texts. */
export interface CallPrivacy {
  readonly title: string;
  /** The method and path of each call, as in the contracts: "POST user/upsert". */
  readonly calls: readonly string[];
  /** Whether it sends the person's sign-in token; `optional`: only while they are signed in. */
  readonly signedIn: boolean | 'optional';
  /** The personal data it sends. */
  readonly sent: string;
  readonly when: string;
  /** Whether the server stores it, and for how long. */
  readonly stored: string;
}

export interface CallPrivacyGroup {
  readonly title: string;
  readonly entries: readonly CallPrivacy[];
}

const notStored = 'Not stored. The server uses it to answer and then drops it.';
const areaCalls = [
  'countries/geo',
  'countries/geo/:code',
  'stateprovinces/geo/:country',
  'stateprovinces/geo/:country/:state',
  'stateprovince/:country/:state',
  'countrycities/:countryCode/:pageNumber/:pageSize/population/false',
  'statecities/:countryCode/:stateCode/:pageNumber/:pageSize/population/false',
  'city/:id',
  'msa/geo/:country/:state',
  'cbsa/US',
  'cbsa/US/:id',
];

/**
 * What each call in the contracts sends about a person, and what the server does with it. A test compares it with the
 * contracts. If you add or change a call, read its server code and describe it here. It has no imports, because the
 * privacy page must stay light.
 */
export const callPrivacy: readonly CallPrivacyGroup[] = [
  {
    title: 'Your account',
    entries: [
      {
        title: 'Creating and updating your account',
        calls: ['POST user/create', 'POST user/upsert', 'POST user/update/:id'],
        signedIn: true,
        sent: 'Your user ID, name, email address, whether that address is verified, how you sign in, and when you first did.',
        when: 'Each time you sign in, and when you change your name.',
        stored: 'Stored, with the time of the last change, until you delete your account.',
      },
      {
        title: 'Reading your account',
        calls: ['POST user/get/:id'],
        signedIn: true,
        sent: 'Your user ID.',
        when: 'When this site, or another program you signed in to, asks for your account.',
        stored: 'Nothing new is stored.',
      },
      {
        title: 'Deleting your account',
        calls: ['DELETE user/:id'],
        signedIn: true,
        sent: 'Your user ID.',
        when: 'When you delete your account in your profile.',
        stored:
          'Your account is deleted. So are the companies you added that we haven’t approved. Approved companies stay in the directory without your ID.',
      },
    ],
  },
  {
    title: 'Jobs',
    entries: [
      {
        title: 'Searching for jobs',
        calls: ['POST jobs/search'],
        signedIn: false,
        sent: 'Your search: words, company, location, distance, age of the posting, and country.',
        when: 'When you search, and when you move to another page of results.',
        stored: notStored,
      },
      {
        title: 'Checking whether saved jobs are still open',
        calls: ['POST jobs/closed'],
        signedIn: false,
        sent: 'The posting IDs of your saved jobs that aren’t complete and came from a job feed. They show which postings you saved.',
        when: 'Automatically, at most once a day, when you open your jobs or one of them.',
        stored: notStored,
      },
      {
        title: 'Adding a job from its page',
        calls: ['POST jobs/capture'],
        signedIn: true,
        sent: 'The web address of the posting, or the text or page that you paste, share, or send with the bookmarklet.',
        when: 'When you add a job this way, or check whether its page is still there.',
        stored: `${notStored} To read a web address, our server opens it; that site sees our server, not you.`,
      },
      {
        title: 'Browsing occupations',
        calls: [
          'GET joboccupation/code/:code',
          'GET joboccupations/parent/:code?',
          'GET joboccupations/children/:code',
        ],
        signedIn: false,
        sent: 'The occupation you look at.',
        when: 'When you browse occupations.',
        stored: notStored,
      },
    ],
  },
  {
    title: 'Companies',
    entries: [
      {
        title: 'Reading the company directory',
        calls: ['POST company/groups', 'GET company/groups', 'GET company/:id'],
        signedIn: 'optional',
        sent: 'Your search words, country, and group, or the company you open. If you’re signed in, we use your sign-in to show the companies you added, too.',
        when: 'When you use the directory, and automatically when you open a saved company: its name is looked up for open postings.',
        stored: notStored,
      },
      {
        title: 'Adding, changing, and deleting a company in the directory',
        calls: ['POST company/', 'POST company/:id', 'DELETE company/:id'],
        signedIn: true,
        sent: 'What you enter about the company and the name of its group. Notes on your saved companies are never sent.',
        when: 'When you press Add, Save, or Delete in the directory.',
        stored:
          'Stored with your user ID until you delete the company or your account. Only you and we can see it until we approve it; then everyone can, without your name. We also store how many companies you added on the last day you added any.',
      },
    ],
  },
  {
    title: 'Places and locations',
    entries: [
      {
        title: 'Finding a location by its name or address',
        calls: ['POST geography/geosearch/geocode'],
        signedIn: false,
        sent: 'The text you enter, which can be your home address. When you look up saved items: the location of a job, the address of a company, or the name and address of an imported place.',
        when: 'While you type a location, and when you ask to put saved items on the map.',
        stored:
          'Not stored in our database. Texts and results stay in the server’s memory for a while, without your name, to answer the same question faster; they are gone when the server restarts. If we use an outside map service, our server passes the text on to it, without your name or network address.',
      },
      {
        title: 'Naming a point on the map',
        calls: ['POST geography/geosearch/reverse/geocode'],
        signedIn: false,
        sent: 'The coordinates of the point. If you press the button that uses your location, these are yours.',
        when: 'When you use your current location or drop a pin.',
        stored: notStored,
      },
      {
        title: 'Searching for places',
        calls: ['POST geography/geosearch/places', 'GET geography/geosearch/location/detail/:placeId'],
        signedIn: false,
        sent: 'Your search words, the type of place, and the area you search in, or the place you open.',
        when: 'When you search for places, discover what’s nearby, or open a place you found.',
        stored:
          'Not stored in our database. If we use an outside map service, our server passes the search on to it, without your name or network address, and keeps the answers in memory for up to an hour.',
      },
      {
        title: 'Finding cities nearby',
        calls: ['POST geography/geosearch/nearby/cities'],
        signedIn: false,
        sent: 'A city or the coordinates of a point, such as the middle of the map or your home location, and a distance.',
        when: 'When you look at cities near a location or move the map.',
        stored: notStored,
      },
      {
        title: 'Browsing countries, states, cities, and metro areas',
        calls: areaCalls.map((path) => `GET geography/${path}`),
        signedIn: false,
        sent: 'The country, state, city, or metro area you look at.',
        when: 'When you open one of these pages or maps.',
        stored: `${notStored} Your browser keeps the answers for up to a day.`,
      },
    ],
  },
  {
    title: 'AI answers',
    entries: [
      {
        title: 'Asking the AI',
        calls: [
          'POST ai/request',
          'POST ai/salary/assistant',
          'POST ai/career/counseling',
          'POST ai/career/coaching',
          'POST ai/job/search/coach',
          'POST ai/job/search/assistant',
        ],
        signedIn: true,
        sent: 'A prompt, and facts such as a career, a location, or an offer.',
        when: 'When another program that you signed in to asks for an answer. This site doesn’t.',
        stored:
          'We store that you asked, when, for what kind of answer, and how long it was, until you delete your account. The text isn’t stored. Our server passes it to an AI provider, whose own terms apply. A key of your own is passed along and isn’t stored.',
      },
      {
        title: 'Having a résumé reviewed, improved, or compared with a job',
        calls: ['POST ai/resume/review', 'POST ai/resume/optimize', 'POST ai/resume/analyze'],
        signedIn: true,
        sent: 'The headline, summary, experience, education, skills, and other entries of a résumé, and a posting.',
        when: 'When another program that you signed in to asks for an answer. This site doesn’t.',
        stored:
          'As for other AI answers: we store that you asked, and neither the résumé nor the posting nor the answer.',
      },
    ],
  },
  {
    title: 'Support',
    entries: [
      {
        title: 'Writing to support',
        calls: ['POST email/support'],
        signedIn: false,
        sent: 'Your name, your email address, and your message.',
        when: 'When you press Send on the support page.',
        stored:
          'Stored with the time, without an end date, and sent to us by email. Deleting your account doesn’t delete these messages; write to support to have them deleted.',
      },
    ],
  },
];
