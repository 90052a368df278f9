import { placeTypeLabel, type SearchablePlaceType, searchablePlaceTypes } from '@keepmark/contracts';
import { nameKey } from '../gazetteer/gazetteer';
import { kindNames } from './place-kind-words';

/**
 * What people call a kind of place beside its label: in English, German, French, Spanish, Finnish and Swedish, phrases
 * separated by commas. Our own words; a word may name several kinds, as "clinic" does.
 */
const spokenNames: Readonly<Partial<Record<SearchablePlaceType, readonly string[]>>> = {
  airport: ['Flughafen, aéroport, aeropuerto, lentoasema, lentokenttä, flygplats'],
  aquarium: ['Aquarien, acuario, akvaario, akvarium'],
  art_gallery: [
    'gallery, Galerie, Kunstgalerie, Kunsthalle, galerie d’art, galería, galería de arte, galleria, taidegalleria',
    'galleri, konstgalleri, konsthall, taidehalli, arts center',
  ],
  attraction: [
    'sight, sightseeing, landmark, monument, Sehenswürdigkeit, Denkmal, Schloss, castle, viewpoint, Aussichtspunkt',
    'attraction touristique, château, point de vue, monumento, atracción, castillo, mirador, nähtävyys, muistomerkki',
    'linna, näköalapaikka, sevärdhet, minnesmärke, slott, utsiktsplats',
  ],
  bakery: [
    'Bäckerei, Bäcker, Konditorei, boulangerie, pâtisserie, panadería, pastelería, leipomo, konditoria, bageri, konditori',
  ],
  bank: [
    'ATM, cash machine, Geldautomat, Sparkasse, banque, distributeur, banco, cajero, pankki, pankkiautomaatti, bankomat',
  ],
  bar: ['pub, beer, Kneipe, Bierhaus, bistrot, taberna, cervecería, baari, kapakka, olutravintola, krog'],
  beach: ['Strand, plage, playa, uimaranta, badstrand, badplats'],
  bookstore: ['books, bookshop, Buchhandlung, Buchladen, librairie, librería, kirjakauppa, bokhandel'],
  bus_station: [
    'coach terminal, Busbahnhof, ZOB, gare routière, estación de autobuses, terminal de autobuses, linja-autoasema',
    'bussiasema, busstation, bussterminal',
  ],
  cafe: [
    'coffee, coffee shop, Kaffee, Kaffeehaus, Eisdiele, salon de thé, cafetería, kahvila, kahvi, kafé, fik, ice cream',
  ],
  campground: ['camping, campsite, Campingplatz, terrain de camping, leirintäalue, campingplats'],
  church: [
    'chapel, cathedral, Kirche, Kapelle, Dom, Kathedrale, église, chapelle, cathédrale, iglesia, capilla, catedral, kirkko',
    'kappeli, tuomiokirkko, kyrka, kapell, domkyrka',
  ],
  cinema: ['movies, movie theater, film, Kino, cinéma, cine, elokuvateatteri, elokuvat, leffa, bio, biograf'],
  college: ['campus, Fachhochschule, Hochschule, colegio universitario, opisto, ammattikorkeakoulu, högskola'],
  doctor: [
    'clinic, physician, medical center, dentist, Arzt, Arztpraxis, Zahnarzt, Klinik, médecin, cabinet médical, dentiste',
    'médico, clínica, dentista, lääkäri, lääkäriasema, terveysasema, hammaslääkäri, läkare, vårdcentral, tandläkare',
  ],
  fire_station: ['Feuerwehr, Feuerwache, pompiers, caserne de pompiers, bomberos, paloasema, brandstation'],
  gas_station: [
    'gas, fuel, petrol, petrol station, Tankstelle, station-service, essence, gasolinera, huoltoasema, bensa-asema',
    'bensinstation, bensinmack',
  ],
  grocery_store: [
    'supermarket, groceries, convenience store, butcher, Supermarkt, Lebensmittel, Metzgerei, supermarché, épicerie',
    'boucherie, supermercado, alimentación, carnicería, ruokakauppa, marketti, elintarvike, matbutik, livsmedel, mataffär',
  ],
  gym: ['fitness, Fitnessstudio, Sporthalle, salle de sport, gimnasio, kuntosali, liikuntakeskus, idrottshall'],
  hospital: ['clinic, Krankenhaus, Klinikum, hôpital, clinique, sairaala, sjukhus, lasarett'],
  hotel: [
    'hostel, motel, lodging, guest house, Gasthof, Pension, Herberge, auberge, albergue, hotelli, hostelli, vandrarhem',
    'accommodation, place to stay, sleep, Unterkunft, übernachten, hébergement, dormir, alojamiento, majoitus, yöpyä',
    'boende, övernattning',
  ],
  library: ['Bibliothek, Bücherei, bibliothèque, médiathèque, biblioteca, kirjasto, bibliotek'],
  mosque: ['Moschee, mosquée, mezquita, moskeija, moské'],
  museum: ['Museen, musée, museo, museot, museer, muséum'],
  nightclub: ['club, disco, Diskothek, Nachtclub, boîte de nuit, discoteca, yökerho, nattklubb'],
  park: [
    'garden, playground, Garten, Spielplatz, parc, jardin, aire de jeux, parque, jardín, puisto, leikkipuisto, trädgård, lekplats',
  ],
  parking: [
    'car park, parking garage, Parkplatz, Parkhaus, stationnement, aparcamiento, pysäköinti, parkkihalli, parkering',
  ],
  pharmacy: ['drugstore, chemist, Apotheke, Drogerie, pharmacie, farmacia, apteekki, apotek'],
  police_station: [
    'police, Polizei, Polizeirevier, commissariat, comisaría, policía, poliisi, poliisiasema, polis, polisstation',
  ],
  post_office: ['post, Postamt, Postfiliale, bureau de poste, poste, correos, oficina de correos, posti, postkontor'],
  restaurant: [
    'food, dining, eatery, Gaststätte, Gasthaus, Imbiss, restaurante, ravintola, restaurang, fast food',
    'eat, essen, manger, comer, syödä, syömään, äta',
  ],
  school: [
    'kindergarten, Schule, Kindergarten, Kita, école, école maternelle, lycée, escuela, colegio, koulu, päiväkoti, skola, förskola',
  ],
  shopping: [
    'shop, store, mall, shopping center, shopping mall, market, Geschäft, Laden, Einkaufszentrum, Markt, magasin, boutique',
    'centre commercial, marché, tienda, centro comercial, mercado, kauppa, kauppakeskus, kauppahalli, tori, butik, affär',
    'köpcentrum, galleria, marknad',
  ],
  stadium: ['arena, Stadion, stade, estadio, areena, stadion'],
  synagogue: ['Synagoge, sinagoga, synagoga'],
  theater: [
    'theatre, concert hall, opera, Schauspielhaus, Konzerthaus, théâtre, teatro, teatteri, konserttitalo, teater, konserthus',
  ],
  train_station: [
    'station, railway, railway station, metro, metro station, subway, Bahnhof, Bahnhöfe, Hauptbahnhof, S-Bahn, U-Bahn, gare, estación',
    'estación de tren, asema, rautatieasema, juna-asema, metroasema, tågstation, järnvägsstation, tunnelbana',
  ],
  university: ['campus, Universität, Uni, université, fac, universidad, yliopisto, universitet'],
  vacation_destination: ['resort, holiday, Ferienanlage, station de ski, hiihtokeskus, semesterby'],
  zoo: ['Tierpark, parc zoologique, zoológico, eläintarha, djurpark'],
};

const maxPhraseWords = 4;
/** A shorter one is also the beginning of too much else. */
const minInflectedLength = 5;
const maxEndingLetters = 2;
const minPrefixLength = 4;

/** What a phrase names. */
interface Named {
  readonly types: readonly SearchablePlaceType[];
  /** More precise than a type: keys of `kindNames`. */
  readonly kinds: readonly string[];
}

const namedByPhrase = new Map<string, Named>();

/** Enters a name of a type or of a kind, beside what else it names. */
function enter(text: string, { types, kinds }: Named): void {
  const phrase = nameKey(text);
  const known = namedByPhrase.get(phrase);
  namedByPhrase.set(phrase, {
    types: [...new Set([...(known?.types ?? []), ...types])],
    kinds: [...new Set([...(known?.kinds ?? []), ...kinds])],
  });
}

for (const type of searchablePlaceTypes) {
  const names = [placeTypeLabel(type), ...(spokenNames[type] ?? []).flatMap((text) => text.split(', '))];
  for (const name of names) enter(name, { types: [type], kinds: [] });
}
for (const [kind, names] of Object.entries(kindNames)) {
  for (const name of [kind.replaceAll('_', ' '), ...names.split(', ')]) enter(name, { types: [], kinds: [kind] });
}
const singleWords = [...namedByPhrase.keys()].filter((phrase) => !phrase.includes(' '));

/** Words of a search, and what they name, if anything. */
export interface SpokenWords extends Named {
  readonly words: readonly string[];
}

const nothing: Named = { types: [], kinds: [] };

/** Takes the words of a search apart into names of types and kinds, and other words: "central" and "train station". */
export function spokenWords(words: readonly string[]): SpokenWords[] {
  const spoken: SpokenWords[] = [];
  for (let start = 0; start < words.length;) {
    const longest = Math.min(maxPhraseWords, words.length - start);
    let length = longest;
    while (length > 1 && !namedByPhrase.has(words.slice(start, start + length).join(' '))) length -= 1;
    const run = words.slice(start, start + length);
    spoken.push({
      words: run,
      ...(length > 1 ? (namedByPhrase.get(run.join(' ')) ?? nothing) : namedByWord(run[0] ?? '')),
    });
    start += length;
  }
  return spoken;
}

/** What a word names: itself, with a short ending ("Apotheken", "museums"), or as far as it is typed. */
function namedByWord(word: string): Named {
  const exactly = namedByPhrase.get(word);
  if (exactly) return exactly;
  const stems = singleWords.filter(
    (name) =>
      (name.length >= minInflectedLength && word.startsWith(name) && word.length - name.length <= maxEndingLetters) ||
      word === `${name}s`,
  );
  const meant =
    stems.length > 0 ? stems : singleWords.filter((name) => word.length >= minPrefixLength && name.startsWith(word));
  const named = meant.flatMap((name) => namedByPhrase.get(name) ?? []);
  return {
    types: [...new Set(named.flatMap(({ types }) => types))],
    kinds: [...new Set(named.flatMap(({ kinds }) => kinds))],
  };
}
