import { describe, expect, it } from 'vitest';
import { Geography } from './geography';
import { loadCityIndex } from '../locations/load-city-index';

// The whole world, for what only shows where cities lie close together.
const { reverse } = new Geography(loadCityIndex());

describe('a point that is easy to name wrong', () => {
  it.each([
    ['Times Square, nearer to Weehawken', 40.758, -73.9855, 'New York City, New York, United States'],
    ['Hoboken, across the Hudson from it', 40.744, -74.0324, 'Hoboken, New Jersey, United States'],
    ['the Eiffel Tower', 48.8584, 2.2945, 'Paris, Île-de-France, France'],
    ['Big Ben', 51.5007, -0.1246, 'London, England, United Kingdom'],
    ['Red Square', 55.7539, 37.6208, 'Moscow, Russia'],
    ['Shibuya crossing', 35.6595, 139.7005, 'Tokyo, Japan'],
    ['Hagia Sophia', 41.0086, 28.9802, 'Istanbul, Türkiye'],
    ['the Taj Mahal', 27.1751, 78.0421, 'Agra, Uttar Pradesh, India'],
    ['the Sydney Opera House', -33.8568, 151.2153, 'Sydney, New South Wales, Australia'],
    ['the White House', 38.8977, -77.0365, 'Washington, District of Columbia, United States'],
    ['Arlington, across the Potomac', 38.8816, -77.091, 'Arlington, Virginia, United States'],
    ['Kansas City in Missouri', 39.0997, -94.5786, 'Kansas City, Missouri, United States'],
    ['Kansas City in Kansas', 39.1141, -94.6275, 'Kansas City, Kansas, United States'],
    ['East St. Louis', 38.6245, -90.1509, 'East Saint Louis, Illinois, United States'],
    ['Texarkana in Texas', 33.4251, -94.0477, 'Texarkana, Texas, United States'],
    ['Texarkana in Arkansas', 33.4418, -94.0377, 'Texarkana, Arkansas, United States'],
    ['Detroit', 42.3314, -83.0458, 'Detroit, Michigan, United States'],
    ['Windsor, south of Detroit', 42.3149, -83.0364, 'Windsor, Ontario, Canada'],
    ['Niagara Falls in New York', 43.0845, -79.05, 'Niagara Falls, New York, United States'],
    ['Niagara Falls in Ontario', 43.0896, -79.0849, 'Niagara Falls, Ontario, Canada'],
    ['El Paso', 31.7619, -106.485, 'El Paso, Texas, United States'],
    ['Ciudad Juárez', 31.6904, -106.4245, 'Ciudad Juárez, Chihuahua, Mexico'],
    ['San Ysidro, at the border', 32.552, -117.043, 'San Diego, California, United States'],
    ['Tijuana', 32.5149, -117.0382, 'Tijuana, Baja California, Mexico'],
    ['Strasbourg, on the Rhine', 48.5734, 7.7521, 'Strasbourg, Grand Est, France'],
    ['Kehl, across the Rhine', 48.573, 7.8152, 'Kehl, Baden-Wurttemberg, Germany'],
    ['Basel, between three countries', 47.5596, 7.5886, 'Basel, Basel-City, Switzerland'],
    ['St. Peter’s Basilica', 41.9022, 12.4533, 'Vatican City, Holy See (Vatican City State)'],
    ['Monte Carlo', 43.7384, 7.4246, 'Monaco, Municipality of Monaco, Monaco'],
    ['Gibraltar', 36.1408, -5.3536, 'Gibraltar'],
    ['Fort Erie, across the Niagara from Buffalo', 42.93, -78.915, 'Fort Erie, Ontario, Canada'],
    ['Buffalo', 42.8864, -78.8784, 'Buffalo, New York, United States'],
    ['Brazzaville, across the river from a larger city', -4.2634, 15.2429, 'Brazzaville, Republic of the Congo'],
    ['Kinshasa', -4.3217, 15.3125, 'Kinshasa, Democratic Republic of the Congo'],
    ['Geneva', 46.2044, 6.1432, 'Genève, Geneva, Switzerland'],
    ['Annemasse, at its gates', 46.1934, 6.2342, 'Annemasse, Auvergne-Rhône-Alpes, France'],
    ['Copenhagen', 55.6761, 12.5683, 'Copenhagen, Capital Region, Denmark'],
    ['Malmö, across the Sound', 55.605, 13.0038, 'Malmö, Skåne, Sweden'],
    ['Johor Bahru', 1.4927, 103.7414, 'Johor Bahru, Johor, Malaysia'],
    ['Shenzhen', 22.5431, 114.0579, 'Shenzhen, Guangdong, China'],
    ['Kowloon', 22.3193, 114.1694, 'Kowloon, Kowloon City, Hong Kong'],
    ['Macau', 22.1987, 113.5439, 'Macau, Macao'],
    ['Ceuta', 35.8894, -5.3213, 'Ceuta, Spain'],
    ['Campione, inside Switzerland', 45.9706, 8.9706, 'Campione, Lombardy, Italy'],
    ['Llívia, inside France', 42.4644, 1.9811, 'Llívia, Catalonia, Spain'],
    ['Büsingen, inside Switzerland', 47.6966, 8.6899, 'Büsingen, Baden-Wurttemberg, Germany'],
    ['Point Roberts, reached through Canada', 48.9868, -123.0597, 'Point Roberts, Washington, United States'],
    ['Nuevo Laredo', 27.4779, -99.5496, 'Nuevo Laredo, Tamaulipas, Mexico'],
    ['Covington, across the Ohio', 39.0837, -84.5086, 'Covington, Kentucky, United States'],
    ['Pitcairn', -25.0667, -130.1, 'Adamstown, Pitcairn'],
    ['Tristan da Cunha', -37.0676, -12.3116, 'Edinburgh of the Seven Seas, Tristan da Cunha, Saint Helena'],
    ['Funafuti', -8.5211, 179.1983, 'Funafuti, Tuvalu'],
    ['Longyearbyen', 78.2232, 15.6267, 'Longyearbyen, Svalbard, Svalbard and Jan Mayen'],
    ['McMurdo', -77.85, 166.67, 'McMurdo Station, Antarctica'],
    ['Montmartre', 48.8867, 2.3431, 'Paris, Île-de-France, France'],
    ['Bondi Beach', -33.8908, 151.2743, 'Sydney, New South Wales, Australia'],
    ['Kadıköy, on the Asian side', 40.9909, 29.0287, 'Istanbul, Türkiye'],
    ['Beverly Hills', 34.0736, -118.4004, 'Beverly Hills, California, United States'],
    ['the middle of Vancouver, nearer to its West End', 49.2827, -123.1207, 'Vancouver, British Columbia, Canada'],
    ['the middle of Tempe, nearer to Tempe Junction', 33.4255, -111.94, 'Tempe, Arizona, United States'],
    ['Hanoi', 21.0285, 105.8542, 'Hanoi, Vietnam'],
    ['Singapore', 1.2868, 103.8545, 'Singapore'],
    ['Maseru, at the border of Lesotho', -29.3151, 27.4869, 'Maseru, Maseru District, Lesotho'],
    ['Easter Island', -27.1127, -109.3497, 'Hanga Roa, Valparaiso, Chile'],
    ['Stanley', -51.6977, -57.8517, 'Stanley, Falkland Islands (Malvinas)'],
    ['Waikiki', 21.2766, -157.8278, 'Honolulu, Hawaii, United States'],
    ['Old San Juan', 18.4655, -66.1057, 'San Juan, Puerto Rico, United States'],
    ['Guam', 13.4745, 144.7504, 'Hagåtña, Guam, United States'],
    ['Pago Pago', -14.2756, -170.702, 'Pago Pago, American Samoa, United States'],
    ['Old Faithful, with no city of Wyoming near', 44.4605, -110.8281, 'Wyoming, United States'],
    ['Attu, west of the antimeridian', 52.9, 172.9, 'Alaska, United States'],
    ['Taveuni, this side of the antimeridian', -16.8, 179.99, 'Fiji'],
    ['Taveuni, the other side', -16.8, -179.99, 'Fiji'],
    ['the antimeridian itself, in the sea', 0, 180, undefined],
    ['the North Pole', 90, 0, undefined],
    ['the South Pole', -90, 0, 'Antarctica'],
    ['Chukotka, beyond the antimeridian', 67.5, -177, 'Russia'],
    ['the middle of the Pacific', -30, -140, undefined],
    ['where the equator meets the prime meridian', 0, 0, undefined],
  ])('%s', (_place, latitude, longitude, label) => {
    expect(reverse.find(latitude, longitude)?.label).toBe(label);
  });

  it('gives the state or the country when that is asked for', () => {
    expect(reverse.find(40.758, -73.9855, 'state')).toMatchObject({ label: 'New York, United States', type: 'state' });
    expect(reverse.find(48.8584, 2.2945, 'country')).toMatchObject({ label: 'France', placeId: 'FR', type: 'country' });
    expect(reverse.find(44.4605, -110.8281, 'city')).toBeUndefined();
  });
});
