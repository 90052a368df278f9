/** What one kind of call means for a person's privacy. The privacy page shows these texts. */
export interface CallPrivacy {
  readonly title: string;
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

/**
 * What each call in the contracts sends about a person, and what the server does with it. A test compares it with the
 * contracts. If you add or change a call, read its server code, describe it here, and list it in `described-calls.ts`. It
 * has no imports, because the privacy page must stay light.
 */
export const callPrivacy: readonly CallPrivacyGroup[] = [
  {
    title: 'Your account',
    entries: [
      {
        title: 'Creating and updating your account',
        signedIn: true,
        sent: 'Your user ID, name, email address, whether that address is verified, how you sign in, and when you first did.',
        when: 'Each time you sign in, and when you change your name.',
        stored: 'Stored, with the time of the last change, until you delete your account.',
      },
      {
        title: 'Reading your account',
        signedIn: true,
        sent: 'Your user ID.',
        when: 'When this site, or another program you signed in to, asks for your account.',
        stored: 'Nothing new is stored.',
      },
      {
        title: 'Deleting your account',
        signedIn: true,
        sent: 'Your user ID.',
        when: 'When you delete your account in your profile.',
        stored:
          'Your account is deleted, with everything that sync stores. So are the companies you added that we haven’t approved. Approved companies stay in the directory without your ID.',
      },
    ],
  },
  {
    title: 'Your other devices',
    entries: [
      {
        title: 'Keeping your devices in sync',
        signedIn: true,
        sent: 'What you saved, encrypted on your device. Our server can’t read it. It sees your user ID, how many items and files there are, how large they are, when they change, and whether one is deleted.',
        when: 'Only after you turn sync on: when something changes, and while a page is open.',
        stored:
          'Stored until you turn sync off and delete the server’s copy, or delete your account. Marks of deleted items are dropped after 180 days.',
      },
      {
        title: 'Asking whether you use sync',
        signedIn: true,
        sent: 'Only your sign-in.',
        when: 'When you open Settings, then Devices, and when you open the site in a browser where nothing is saved.',
        stored: 'Nothing new is stored.',
      },
      {
        title: 'Connecting a device and changing the key',
        signedIn: true,
        sent: 'Your key, encrypted with your recovery words or with a secret that only your devices have.',
        when: 'When you turn sync on, connect a device, or change your key or recovery words.',
        stored:
          'The one for your recovery words is stored as long as your data, the one for a device until that device fetches it. It can do so for ten minutes; an hour later at most, we delete it.',
      },
    ],
  },
  {
    title: 'Jobs',
    entries: [
      {
        title: 'Searching for jobs',
        signedIn: false,
        sent: 'Your search: words, company, location, distance, country, and filters. The ID of a posting that you select on the map.',
        when: 'When you search, move to another page, or select a posting on the map, and when a screen counts what is new in your saved searches.',
        stored: notStored,
      },
      {
        title: 'Checking whether saved jobs are still open',
        signedIn: false,
        sent: 'The posting IDs of your saved jobs that aren’t complete and came from a job feed. They show which postings you saved.',
        when: 'Automatically, at most once a day, when you open your jobs or one of them.',
        stored: notStored,
      },
      {
        title: 'Adding a job from its page',
        signedIn: true,
        sent: 'The web address of the posting, or the text or page that you paste, share, or send with the bookmarklet.',
        when: 'When you add a job this way, or check whether its page is still there.',
        stored: `${notStored} To read a web address, our server opens it; that site sees our server, not you.`,
      },
      {
        title: 'Browsing occupations',
        signedIn: false,
        sent: 'The occupation you look at.',
        when: 'When you browse occupations.',
        stored: notStored,
      },
      {
        title: 'Reading about a career',
        signedIn: false,
        sent: 'The job title you type, and the occupation you look at.',
        when: 'When you look up a career.',
        stored: `${notStored} Your browser keeps the answers for up to a day.`,
      },
      {
        title: 'Showing streets on maps',
        signedIn: false,
        sent: 'The area of the map you look at.',
        when: 'When you open or move a map.',
        stored: `${notStored} Your browser keeps the map for up to a year.`,
      },
      {
        title: 'Looking up wages, prices, and taxes',
        signedIn: false,
        sent: 'An occupation, an area, or coordinates. Your salary and offers are never sent.',
        when: 'When you look up a salary or compare offers.',
        stored: `${notStored} Your browser keeps the answers for up to a day.`,
      },
    ],
  },
  {
    title: 'Companies',
    entries: [
      {
        title: 'Reading the company directory',
        signedIn: 'optional',
        sent: 'Your search words, country, and group, or the company you open. If you’re signed in, we use your sign-in to show the companies you added, too.',
        when: 'When you use the directory, and automatically when you open a saved company: its name is looked up for open postings.',
        stored: notStored,
      },
      {
        title: 'Adding, changing, and deleting a company in the directory',
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
        signedIn: false,
        sent: 'The text you enter, which can be your home address. When you look up saved items: the location of a job, the address of a company, or the name and address of an imported place.',
        when: 'While you type a location, and when you ask to put saved items on the map.',
        stored:
          'Not stored in our database. Texts and results stay in the server’s memory for a while, without your name, to answer the same question faster; they are gone when the server restarts. If we use an outside map service, our server passes the text on to it, without your name or network address.',
      },
      {
        title: 'Naming a point on the map',
        signedIn: false,
        sent: 'The coordinates of the point. If you press the button that uses your location, these are yours.',
        when: 'When you use your current location or drop a pin.',
        stored: notStored,
      },
      {
        title: 'Searching for places',
        signedIn: false,
        sent: 'Your search words, the type of place, and the area you search in, or the place you open.',
        when: 'When you search for places, discover what’s nearby, or open a place you found.',
        stored:
          'Not stored in our database. If we use an outside map service, our server passes the search on to it, without your name or network address, and keeps the answers in memory for up to an hour.',
      },
      {
        title: 'Finding cities nearby',
        signedIn: false,
        sent: 'A city or the coordinates of a point, such as the middle of the map or your home location, and a distance.',
        when: 'When you look at cities near a location or move the map.',
        stored: notStored,
      },
      {
        title: 'Browsing countries, states, cities, and metro areas',
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
        signedIn: true,
        sent: 'The prompt on your screen, with the posting, career, or offer it’s about. Your name, phone number, email address, street, and own pages, and the names, email addresses, and phone numbers of your contacts, are replaced with placeholders. “What will be sent” shows the exact text.',
        when: 'When you press the button that asks the AI. Nothing is sent on its own.',
        stored:
          'That you asked, when, for what kind of answer, and how long it was, until you delete your account. The text and your own key go to an AI provider, whose terms apply, and aren’t stored.',
      },
      {
        title: 'Having a résumé reviewed, improved, or compared with a job',
        signedIn: true,
        sent: 'The entries that your résumé shows, and the posting. Your name, contact data, photo, and references aren’t sent.',
        when: 'When you press the button that asks the AI. Nothing is sent on its own.',
        stored: 'As for other AI answers, only that you asked.',
      },
      {
        title: 'Checking what the AI can do for you',
        signedIn: true,
        sent: 'Only your sign-in.',
        when: 'When you open a screen with AI.',
        stored: 'Nothing new is stored.',
      },
    ],
  },
  {
    title: 'Payments',
    entries: [
      {
        title: 'Your plan',
        signedIn: true,
        sent: 'Your user ID, and IDs of your plan and of a payment. Our server passes them and your email address to Stripe.',
        when: 'When you open a page about your plan, subscribe, cancel, or return from a payment.',
        stored:
          'Your plan, its status and IDs, until you delete your account, which cancels it. Cards are entered on Stripe’s pages; we never see them.',
      },
    ],
  },
  {
    title: 'Support',
    entries: [
      {
        title: 'Writing to support',
        signedIn: false,
        sent: 'Your name, your email address, your message, and pictures, without where and when they were taken.',
        when: 'When you press Send on the support page.',
        stored:
          'Stored with the time, without an end date, and emailed to us. Pictures are only emailed. Write to support to have them deleted; deleting your account doesn’t.',
      },
    ],
  },
];
