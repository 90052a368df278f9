/**
 * Kinds that are more precise than our types of places, by their value in OpenStreetMap's tags, and what people call
 * them: in English, German, French, Spanish, Finnish and Swedish. Our own words.
 */
export const kindNames: Readonly<Record<string, string>> = {
  // Shops and services
  hairdresser:
    'barber, hair salon, Friseur, Friseursalon, coiffeur, coiffure, salon de coiffure, peluquería, barbería, kampaamo, parturi, frisör, frisörsalong',
  beauty:
    'beauty salon, nail salon, Kosmetikstudio, institut de beauté, salón de belleza, kauneushoitola, skönhetssalong',
  optician: 'eyeglasses, Optiker, opticien, óptica, optikko, optik',
  florist:
    'flowers, flower shop, Blumen, Blumenladen, fleuriste, fleurs, floristería, flores, kukkakauppa, blommor, blomsterbutik',
  shoes:
    'shoe store, shoe shop, Schuhe, Schuhgeschäft, chaussures, zapatos, zapatería, kengät, kenkäkauppa, skor, skoaffär',
  clothes:
    'clothing store, fashion, Kleidung, Mode, vêtements, ropa, moda, vaatteet, vaatekauppa, kläder, klädaffär, klädbutik',
  jewelry:
    'jeweler, jeweller, jewellery, Schmuck, Juwelier, bijouterie, bijoux, joaillerie, joyería, joyas, koruliike, kultaseppä, smycken, guldsmed, juvelerare',
  watches: 'watch shop, Uhren, Uhrmacher, montres, horlogerie, relojería, relojes, kelloliike, klockor, urmakare',
  toys: 'toy store, toy shop, Spielzeug, Spielwaren, jouets, juguetes, juguetería, lelut, lelukauppa, leksaker, leksaksaffär',
  electronics: 'electronics store, Elektronik, électronique, electrónica, elektroniikka, elektronikaffär',
  mobile_phone: 'phone store, Handyladen, téléphonie, tienda de móviles, puhelinkauppa, mobilbutik',
  bicycle: 'bike shop, bikes, Fahrrad, Fahrradladen, vélo, vélos, bicicletas, pyöräkauppa, cykelaffär, cyklar',
  sports: 'sporting goods, Sportgeschäft, magasin de sport, tienda de deportes, urheiluliike, sportaffär',
  furniture: 'furniture store, Möbel, Möbelhaus, meubles, muebles, huonekalut, huonekaluliike, möbler, möbelaffär',
  doityourself: 'hardware store, Baumarkt, bricolage, ferretería, bricolaje, rautakauppa, byggvaruhus',
  hardware: 'hardware store, Eisenwaren, quincaillerie, ferretería, rautakauppa, järnaffär',
  alcohol: 'liquor store, wine shop, Getränkemarkt, caviste, licorería, alko, systembolaget',
  wine: 'wine shop, Weinhandlung, caviste, vinoteca, bodega, viinikauppa, vinbutik',
  cheese: 'cheese shop, Käseladen, fromagerie, fromager, quesería, juustokauppa, ostaffär',
  chocolate: 'chocolate shop, chocolatier, Schokolade, chocolaterie, chocolatería, suklaa, choklad',
  confectionery: 'candy, sweets, Süßwaren, confiserie, bonbons, caramelos, karkkikauppa, godis',
  butcher: 'Metzgerei, Fleischerei, boucherie, carnicería, lihakauppa, slakteri, köttaffär',
  supermarket: 'Supermarkt, supermarché, supermercado, valintatalo, mataffär, livsmedelsbutik',
  convenience: 'corner shop, Späti, épicerie, supérette, lähikauppa, närbutik',
  kiosk: 'Kiosk, kiosque, quiosco, kioski, kiosken',
  newsagent: 'newspapers, newsstand, Zeitungen, maison de la presse, tabac, journaux, prensa, lehdet, tidningar',
  mall: 'mall, shopping mall, shopping center, Einkaufszentrum, centre commercial, galerie marchande, centro comercial, kauppakeskus, köpcentrum',
  marketplace: 'market, market hall, Markt, Markthalle, marché, halles, mercado, kauppahalli, tori, marknad, saluhall',
  laundry: 'laundromat, Wäscherei, Waschsalon, laverie, blanchisserie, lavandería, pesula, tvätteri, tvättomat',
  dry_cleaning: 'dry cleaner, Reinigung, pressing, nettoyage à sec, tintorería, kuivapesula, kemtvätt',
  travel_agency: 'Reisebüro, agence de voyages, agencia de viajes, matkatoimisto, resebyrå',
  pet: 'pet store, pet shop, Tierhandlung, animalerie, tienda de mascotas, eläinkauppa, djuraffär',
  car: 'car dealer, Autohaus, concessionnaire, concesionario, autokauppa, autoliike, bilhandlare',
  car_repair: 'mechanic, auto repair, Autowerkstatt, garagiste, taller mecánico, autokorjaamo, bilverkstad',
  atm: 'cash machine, Geldautomat, distributeur, distributeur de billets, cajero, cajero automático, pankkiautomaatti, bankomat',
  dentist: 'Zahnarzt, Zahnärztin, dentiste, dentista, hammaslääkäri, tandläkare',
  // Food and drink
  pub: 'Kneipe, pubi, krog, taberna',
  fast_food: 'snack bar, Imbiss, Schnellimbiss, restauration rapide, comida rápida, pikaruoka, snabbmat',
  ice_cream:
    'ice cream parlor, gelato, gelateria, Eis, Eisdiele, Eiscafé, glacier, glace, glaces, heladería, helado, helados, jäätelö, jäätelöbaari, glassbar, glasskiosk',
  pizza: 'pizzeria, pizzería, pizzas, pizzat, pizzor',
  burger: 'hamburger, burgers, hamburgers, hamburguesa, hamburguesería, hampurilainen, burgeri, hamburgare',
  sushi: 'sushi bar, sushibar, sushiravintola',
  kebab: 'döner, kebap, kebabs, kebabravintola',
  seafood: 'Meeresfrüchte, fruits de mer, marisco, mariscos, äyriäiset, skaldjur',
  fish: 'Fisch, Fischrestaurant, poisson, pescado, kalaravintola, fiskrestaurang',
  steak_house: 'steakhouse, steak, Steaks, grill, asador, pihvi, pihviravintola, stekhus',
  italian: 'italienisch, Italiener, italien, italienne, italiano, italiana, italialainen, italiensk, italienskt',
  french: 'französisch, Franzose, français, française, francés, francesa, ranskalainen, fransk, franskt',
  japanese: 'japanisch, Japaner, japonais, japonaise, japonés, japonesa, japanilainen, japansk, japanskt',
  chinese: 'chinesisch, Chinese, chinois, chinoise, chino, china, kiinalainen, kinesisk, kinesiskt, kinakrog',
  indian: 'indisch, Inder, indien, indienne, indio, hindú, intialainen, indisk, indiskt',
  thai: 'thailändisch, thaï, thaïlandais, tailandés, thaimaalainen, thailändsk, thailändskt',
  mexican: 'mexikanisch, Mexikaner, mexicain, mexicaine, mexicano, mexicana, meksikolainen, mexikansk, mexikanskt',
  greek: 'griechisch, Grieche, grec, grecque, griego, griega, kreikkalainen, grekisk, grekiskt',
  spanish: 'spanisch, Spanier, espagnol, espagnole, español, española, espanjalainen, spansk, spanskt, tapas',
  vegetarian:
    'vegetarisch, végétarien, végétarienne, vegetariano, vegetariana, kasvisravintola, vegetarisk, vegetariskt',
  vegan: 'végan, végane, vegano, vegana, vegaani, vegansk, veganskt',
  // Free time
  heliport: 'Hubschrauberlandeplatz, héliport, helipuerto, helikopterikenttä, helikopterflygplats',
  swimming_pool: 'pool, Schwimmbecken',
  swimming:
    'swimming pool, public pool, pool, Schwimmbad, Hallenbad, Freibad, piscine, piscina, uimahalli, maauimala, simhall, badhus',
  playground: 'Spielplatz, aire de jeux, parque infantil, leikkipuisto, leikkikenttä, lekplats',
  garden: 'Garten, jardin, jardín, puutarha, trädgård',
  viewpoint: 'lookout, Aussichtspunkt, point de vue, belvédère, mirador, näköalapaikka, utsiktsplats',
  artwork: 'sculpture, statue, Kunstwerk, Skulptur, œuvre d’art, escultura, estatua, veistos, patsas, skulptur, staty',
  castle: 'palace, Schloss, Burg, Palast, château, palais, castillo, palacio, linna, palatsi, slott, palats',
  marina:
    'port, harbor, harbour, yacht harbor, Hafen, Jachthafen, Yachthafen, port de plaisance, puerto, puerto deportivo, satama, venesatama, hamn, småbåtshamn',
  water_park: 'Erlebnisbad, parc aquatique, parque acuático, vesipuisto, äventyrsbad',
  cave_entrance: 'cave, Höhle, grotte, cueva, luola, grotta',
  casino: 'Spielbank, Spielkasino, Kasino, kasino',
  hostel: 'youth hostel, Jugendherberge, auberge de jeunesse, albergue juvenil, hostelli, retkeilymaja, vandrarhem',
  kindergarten:
    'daycare, nursery school, Kita, crèche, école maternelle, garderie, guardería, päiväkoti, förskola, dagis',
  driving_school: 'Fahrschule, auto-école, autoescuela, autokoulu, körskola, trafikskola',
};
