/** Whole lines that job boards put around a posting: menus, buttons, notices, and footers. None of them describe the job. */
const chromeLines = [
  // Buttons and notices around a posting.
  'skip to (?:main )?content.*|zum (?:haupt)?inhalt springen|start of main content|siirry (?:pää)?sisältöön',
  'share(?: this job)?|refer a friend|show more options|(?:… ?)?(?:show )?(?:more|less)|shortlist(?:ed)?|:[a-z_+-]+: ?\\d*|\\d+ repl(?:y|ies)|saved?|save job|save-icon|viewed|promoted.*|new!?|star|★|-|–|\\*',
  '(?:easy |quick |1-click |one-click )?apply(?: now| here| externally)?|apply (?:for this job|on (?:company|employer) site|to this job|with .*)',
  "(?:i['’]?m )?interested|be seen first|be an early applicant|actively (?:hiring|recruiting)|hiring now|urgently hiring|no longer accepting .*",
  'back to (?:jobs|search|results).*|zurück.*|takaisin.*|(?:careers|home|jobs) [/>›].*|.* [>›] .* [>›] .*|.* >> .*',
  'use ai .*|show match .*|tailor my .*|people you can .*|meet the .*|matches your .*|message|follow|following|report (?:this )?job',
  'your profile .*|help me stand out|is this information helpful\\??|beta|job poster|you match .*|(?:1st|2nd|3rd\\+?)|.* with verification',
  "here['’]s how .*|profile insights|pulled from the full .*|responded to .*|the summary above was .*|do you have experience in .*",
  'you must create .*|get future .*|(?:create|set|sign up for|get) (?:a |an )?(?:job |e-?mail )?alerts?.*|view (?:all )?jobs?.*|show all jobs|unsubscribe|responses? managed.*',
  'ich bin interessiert|(?:jetzt|schnelle|online) bewerb\\p{L}*|speichern|merken|teilen|drucken|gehalt anzeigen|hae työpaikkaa|hae paikkaa|tallenna|jaa|tulosta',
  '[\\d,.]+\\+? (?:reviews?|followers|applicants?|bewertungen)|over [\\d,]+ .*|\\d(?:[.,]\\d)?(?: out of \\d.*)?|job post|\\d+ locations?|(?:company )?logo',
  '-+ ?forwarded message ?-+|(?:from|to|cc|date|sent|reply-to|von|an|datum|gesendet): .*|(?:hi|hello|dear|hallo|hei)\\b.*,',
  // Menus and search boxes at the top of a page.
  '(?:log|sign) ?(?:in|up|out)|join(?: now)?|register|my account|my (?:network|items|jobs|profile|applications)|menu|close|search|submit|go|me|what|where|within \\d+ .*',
  '(?:offres|entreprises|se connecter|postuler|sauvegarder|partager|bewerben|mein profil|palkat|yritykset|courses|recruiting\\?|employer site|explore companies|anmelden|registrieren|mein konto|jobs finden|stellen finden|unternehmen|karrieretipps|für arbeitgeber|gehalt|gehälter|kirjaudu(?: sisään)?|työnantajille|(?:avoimet )?työpaikat|työntekijän kirjautuminen|urasivu|etusivu)',
  'home|careers?(?: home| center| advice)?|jobs|job search|job alerts|companies|company reviews|salaries|articles|resources|discover|explore|events|students|messages|messaging|notifications?|people|employers?|donate|blog|news|our benefits',
  'for (?:employers?|business|businesses|companies|job ?seekers|recruiters|candidates)|employers? ?/ ?post (?:a )?job|post (?:a )?job|find (?:jobs|work|a .*|salaries)|browse .*|search (?:by|for|jobs?|all|job title|keyword|title)\\b.*|introduce yourself|search postings|quick overview|upgrade|bookmark this posting.*|all openings|saved jobs.*',
  'try premium.*|job search faster .*|best places to work|all (?:pay|filters?|jobs)|\\d+ (?:notifications?|results?|jobs)(?: .*)?|\\d{1,3}',
  'an official website of .*|here.s how you know|keywords?|print|help|images|maps|more|tools|learning|clear text|community|all open roles|application|accessibility (?:links|help)|openings as of .*',
  'gmail|outlook|compose|inbox|starred|snoozed|sent|drafts|labels|to me|reply|reply all|forward|summarize this email|search mail|\\d+ of [\\d,]+|one attachment.*|\\d+ attachments?.*',
  'most relevant|identified by google .*|easy apply only|company rating|salary range|favorite|hide|unhide|flag|see who .*|direct message .*|.* be among the first .*|upload resume|salary tools|search results|print version|email to a friend',
  // Footers.
  '(?:©|\\(c\\)|copyright\\b).*|.*\\ball rights reserved\\b.*|(?:jobs )?powered by .*|.* home page$',
  'privacy(?: policy| notice| center.*| statement)?|legal(?: notice)?|terms(?: (?:of|and|&) .*)?|cookies?(?: policy| settings| notice)?|notice of privacy .*|accessibility(?: at .*| statement)?|your privacy choices',
  '(?:hyväksy|hylkää) kaikki|käytämme evästeitä.*|tout (?:accepter|refuser)|personnaliser|ce site utilise des cookies.*|impressum(?:\\b.{0,60})?|datenschutz(?:\\b.{0,60})?|agb|imprint|tietosuoja|evästeet|(?:accept|reject|allow|deny|decline)(?: all)?(?: cookies)?(?: reject)?',
  '(?:we|this site|diese seite|wir|our website) (?:use|uses|verwende[nt]|nutz\\p{L}+) cookies.*|.*\\balle akzeptieren\\b.*|by (?:clicking|continuing|creating) (?:the|a|an|this|you|to)\\b.*',
  'if you require alternative methods of application .*|page \\d+ of \\d+|join our talent community|read more|follow us|help|about',
] as const;
const chrome = new RegExp(`^(?:${chromeLines.join('|')})$`, 'iu');

/** Boards and recruiting services, as their pages name themselves. */
const boardNames =
  /^(?:linkedin|indeed|glassdoor|ziprecruiter|wellfound|angellist|step ?stone|xing|built ?in|handshake|craigslist|cl|monster|dice|simplyhired|careerbuilder|adzuna|seek|reed(?:\.co\.uk)?|totaljobs|cv-library|jooble|the muse|otta|welcome to the jungle|usajobs|flexjobs|we work remotely|remote ?ok|idealist|snagajob|talent\.com|jobly|duunitori|oikotie(?: työpaikat)?|workday|greenhouse|lever|ashby|smartrecruiters|workable|jobvite|icims|bamboohr|google|hacker news.*)$/i;

/** Whether a line belongs to the page of a job board and not to the posting on it. */
export const isChrome = (line: string): boolean => chrome.test(line) || boardNames.test(line);

const afterPosting = new RegExp(
  `^(?:${[
    '(?:similar|related|recommended|suggested|other|more|nearby|latest|featured) (?:jobs|roles|openings|positions|opportunities|vacancies)\\b.*|similar searches.*|recently viewed .*|help us improve .*|jobs similar to .*',
    '(?:jobs|roles|positions) (?:you|others|that)(?: may| might| also)? .*|people also .*|you (?:may|might) also (?:like|be interested).*|more (?:from|jobs (?:at|from)) .*|jobs at \\p{Lu}.*',
    '(?:open|other) (?:jobs|roles|positions) at .*|alumni in similar roles|explore (?:more|other) .*|set alert for similar .*|get fresh .* jobs .*',
    '(?:ähnliche|weitere|andere|passende) (?:jobs|stellen\\p{L}*|stellenangebote|angebote)\\b.*|diese jobs .*|das könnte .*|muita (?:avoimia )?työpaikkoja.*|samankaltaisia .*|lisää työpaikkoja.*',
    "(?:d['’]autres|autres) (?:offres|postes)\\b.*|(?:offres|postes) similaires.*|otr[ao]s (?:ofertas|empleos|puestos)\\b.*|(?:ofertas|empleos) similares.*|similar listings|join our sector",
    'report (?:this )?(?:job|listing).*|apply for this (?:job|role|position)(?: online)?|indicates a required field|create (?:a )?job alert|get notified about .*|referrals increase .*|job search faster .*|related searches|see web results .*|average salary|other openings .*|return to top|applicant documents|join us on|(?:©|copyright ©).*|what you need to know about the .* tech scene',
    // The next comment of a thread.
    '\\S+ \\d+ (?:minutes?|hours?|days?) ago \\| .*',
  ].join('|')})$`,
  'iu',
);

/** Whether the posting ends above a line: below it are other postings, or the end of the page. */
export const endsPosting = (line: string): boolean =>
  line.length <= 90 && !/[.!]$/.test(line) && afterPosting.test(line);

const afterText =
  /^(?:base pay range|company (?:overview|ratings|info)|seniority level|about the recruiter|job details|date posted:?|attachment\(s\):|if this listing .*|employer questions|application questions|be careful|gehalts-prognose|unternehmens-details|how you match|show full description|principals only\..*|post id: .*|posted by)$/i;

/** Whether the text of a posting ends above a line. Facts about it may follow. */
export const endsText = (line: string): boolean => afterText.test(line);
