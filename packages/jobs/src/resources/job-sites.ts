/** Where a country's jobs are posted: its public employment service, or else a board that most of them know. */
export interface JobSite {
  readonly name: string;
  /** ISO 3166-1, two letters, lowercase. */
  readonly code: string;
  readonly url: string;
}

/**
 * Country job-site entries (specification, section 9). Each domain was found in public documents, most of which name it
 * as that service, in November 2026; none was opened. Sites where only the public sector hires (such as usajobs.gov) are
 * left out.
 */
export const jobSites: readonly JobSite[] = [
  { name: 'Argentina', code: 'ar', url: 'https://www.argentina.gob.ar/trabajo/empleo' },
  { name: 'Australia', code: 'au', url: 'https://www.workforceaustralia.gov.au' },
  { name: 'Austria', code: 'at', url: 'https://jobs.ams.at' },
  { name: 'Belgium', code: 'be', url: 'https://www.leforem.be' },
  { name: 'Brazil', code: 'br', url: 'https://www.catho.com.br' },
  { name: 'Bulgaria', code: 'bg', url: 'https://www.az.government.bg' },
  { name: 'Canada', code: 'ca', url: 'https://www.jobbank.gc.ca' },
  { name: 'Chile', code: 'cl', url: 'https://www.bne.cl' },
  { name: 'China', code: 'cn', url: 'https://www.zhaopin.com' },
  { name: 'Colombia', code: 'co', url: 'https://www.serviciodeempleo.gov.co' },
  { name: 'Costa Rica', code: 'cr', url: 'https://www.ane.cr' },
  { name: 'Croatia', code: 'hr', url: 'https://burzarada.hzz.hr' },
  { name: 'Cyprus', code: 'cy', url: 'https://www.pescps.dl.mlsi.gov.cy' },
  { name: 'Czechia', code: 'cz', url: 'https://up.gov.cz' },
  { name: 'Denmark', code: 'dk', url: 'https://jobnet.dk' },
  { name: 'Ecuador', code: 'ec', url: 'https://encuentraempleo.trabajo.gob.ec' },
  { name: 'Estonia', code: 'ee', url: 'https://www.tootukassa.ee' },
  { name: 'Finland', code: 'fi', url: 'https://tyomarkkinatori.fi' },
  { name: 'France', code: 'fr', url: 'https://www.francetravail.fr' },
  { name: 'Germany', code: 'de', url: 'https://www.arbeitsagentur.de/jobsuche' },
  { name: 'Greece', code: 'gr', url: 'https://www.dypa.gov.gr' },
  { name: 'Hong Kong', code: 'hk', url: 'https://www.jobs.gov.hk' },
  { name: 'Hungary', code: 'hu', url: 'https://vmp.munka.hu' },
  { name: 'Iceland', code: 'is', url: 'https://www.alfred.is' },
  { name: 'India', code: 'in', url: 'https://www.ncs.gov.in' },
  { name: 'Indonesia', code: 'id', url: 'https://karirhub.kemnaker.go.id' },
  { name: 'Ireland', code: 'ie', url: 'https://www.jobsireland.ie' },
  { name: 'Israel', code: 'il', url: 'https://www.taasuka.gov.il' },
  { name: 'Japan', code: 'jp', url: 'https://www.hellowork.mhlw.go.jp' },
  { name: 'Kenya', code: 'ke', url: 'https://www.brightermonday.co.ke' },
  { name: 'Latvia', code: 'lv', url: 'https://cvvp.nva.gov.lv' },
  { name: 'Lithuania', code: 'lt', url: 'https://uzt.lt' },
  { name: 'Luxembourg', code: 'lu', url: 'https://adem.public.lu' },
  { name: 'Malaysia', code: 'my', url: 'https://www.myfuturejobs.gov.my' },
  { name: 'Malta', code: 'mt', url: 'https://jobsplus.gov.mt' },
  { name: 'Mexico', code: 'mx', url: 'https://www.empleo.gob.mx' },
  { name: 'Netherlands', code: 'nl', url: 'https://www.werk.nl' },
  { name: 'New Zealand', code: 'nz', url: 'https://www.seek.co.nz' },
  { name: 'Nigeria', code: 'ng', url: 'https://www.jobberman.com' },
  { name: 'Norway', code: 'no', url: 'https://arbeidsplassen.nav.no' },
  { name: 'Pakistan', code: 'pk', url: 'https://www.rozee.pk' },
  { name: 'Peru', code: 'pe', url: 'https://www.empleosperu.gob.pe' },
  { name: 'Philippines', code: 'ph', url: 'https://philjobnet.gov.ph' },
  { name: 'Poland', code: 'pl', url: 'https://oferty.praca.gov.pl' },
  { name: 'Portugal', code: 'pt', url: 'https://iefponline.iefp.pt' },
  { name: 'Romania', code: 'ro', url: 'https://www.anofm.ro' },
  { name: 'Singapore', code: 'sg', url: 'https://www.mycareersfuture.gov.sg' },
  { name: 'Slovakia', code: 'sk', url: 'https://www.sluzbyzamestnanosti.gov.sk' },
  { name: 'Slovenia', code: 'si', url: 'https://www.ess.gov.si' },
  { name: 'South Africa', code: 'za', url: 'https://essa.labour.gov.za' },
  { name: 'South Korea', code: 'kr', url: 'https://www.work24.go.kr' },
  { name: 'Spain', code: 'es', url: 'https://www.empleate.gob.es' },
  { name: 'Sweden', code: 'se', url: 'https://arbetsformedlingen.se' },
  { name: 'Switzerland', code: 'ch', url: 'https://www.job-room.ch' },
  { name: 'Taiwan', code: 'tw', url: 'https://www.taiwanjobs.gov.tw' },
  { name: 'Thailand', code: 'th', url: 'https://www.jobthai.com' },
  { name: 'Türkiye', code: 'tr', url: 'https://www.iskur.gov.tr' },
  { name: 'Ukraine', code: 'ua', url: 'https://www.work.ua' },
  { name: 'United Arab Emirates', code: 'ae', url: 'https://www.bayt.com' },
  { name: 'United Kingdom', code: 'gb', url: 'https://findajob.dwp.gov.uk' },
  { name: 'United States', code: 'us', url: 'https://www.careeronestop.org' },
  { name: 'Vietnam', code: 'vn', url: 'https://www.vietnamworks.com' },
];
