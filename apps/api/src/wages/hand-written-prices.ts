/**
 * Regional price parities of 2023 by the Bureau of Economic Analysis (public domain); 100 is the United States. Of each:
 * code, name, for a metro area its middle, then all items, goods, housing, utilities and other services.
 */
export const handWrittenStatePrices = `
AK|Alaska|101.7 100.4 96.6 111.9 103.3
AL|Alabama|90 95.1 61.6 90.4 98.7
AR|Arkansas|86.5 92.1 56.7 81.4 95.3
AZ|Arizona|101.1 97.5 108.6 83.2 102.3
CA|California|112.6 107.5 157.8 142.1 104.8
CO|Colorado|101.4 98.1 130.5 87.1 96.2
CT|Connecticut|103.7 97.4 116.8 152.5 102.6
DC|District of Columbia|110.8 105.9 168.5 110.2 102.5
DE|Delaware|99.3 98.4 98.9 105.3 99.7
FL|Florida|103.5 98.4 123.1 93.8 101.2
GA|Georgia|96.7 98.3 88.3 93.2 98.7
HI|Hawaii|108.6 106.9 128.9 191.3 101.9
IA|Iowa|88.8 95.1 66 87.1 93.1
ID|Idaho|91.4 94 86.7 68.1 93
IL|Illinois|98.9 100.9 92.4 80.8 100.5
IN|Indiana|92.2 94.8 71.4 86.4 98.1
KS|Kansas|90 94.8 68.6 92.9 94.1
KY|Kentucky|90.5 95.1 62.9 81.2 98.4
LA|Louisiana|88.3 92 65.1 76.5 95.3
MA|Massachusetts|108.2 102.4 130.1 166.3 104.7
MD|Maryland|104 102.9 119.9 108.9 99.8
ME|Maine|97.1 96.6 80.4 143.6 103
MI|Michigan|94.2 95.4 78.9 100.6 98.4
MN|Minnesota|98.4 101.8 90.6 90.6 99.3
MO|Missouri|91.8 97.7 70.4 85.5 95.2
MS|Mississippi|87.3 94.9 54.9 84.6 98.2
MT|Montana|90.2 94.3 76.7 72.9 93.5
NC|North Carolina|94.1 96.5 80.8 84.2 98.1
ND|North Dakota|88.6 95.9 69.4 73.7 90.4
NE|Nebraska|90.4 95.3 74.3 79.7 92.7
NH|New Hampshire|105.3 100.1 114.6 155.6 104.8
NJ|New Jersey|108.9 107.1 134.1 115.8 103.6
NM|New Mexico|90.4 95.4 75.3 76.9 93.7
NV|Nevada|97 94.6 113.3 90.7 94.1
NY|New York|107.6 106.2 121.9 135.7 103.9
OH|Ohio|91.8 93.4 72.1 89.8 97.8
OK|Oklahoma|88.3 92.2 65 80.3 95.4
OR|Oregon|104.7 104.6 109 91.2 104.2
PA|Pennsylvania|97.5 99.2 85.8 118.5 99.1
RI|Rhode Island|101.4 96.8 102.4 146 102.5
SC|South Carolina|93.2 95.6 80.5 86.1 97.4
SD|South Dakota|88.1 96.1 64.9 80.8 91.8
TN|Tennessee|92.5 94.8 77.9 76.3 97.6
TX|Texas|97.2 98.4 97.4 92.7 96.4
UT|Utah|95 93 106.2 72.9 94.4
VA|Virginia|100.7 100.3 105.5 92.4 100
VT|Vermont|96.6 96.3 82 121.9 101.4
WA|Washington|108.6 106.7 125.5 84 106.1
WI|Wisconsin|93.1 93.6 78.3 89.7 98.2
WV|West Virginia|89.8 95.7 56.1 89 99.5
WY|Wyoming|90.8 94.8 75.9 74.5 94.7
`;

/** The 100 largest metro areas. Some have no figures under their code of 2023. */
export const handWrittenMetroPrices = `
35620|New York-Newark-Jersey City, NY-NJ|40.74 -73.81|112.5 109.5 149.3 130 105.9
31080|Los Angeles-Long Beach-Anaheim, CA|34.11 -118.18|115.5 107.9 173 135.3 107.1
16980|Chicago-Naperville-Elgin, IL-IN|41.76 -87.84|102.6 103.3 110.7 77.7 101.4
19100|Dallas-Fort Worth-Arlington, TX|32.85 -96.97|103.3 105.1 117.8 96.7 98.3
26420|Houston-Pasadena-The Woodlands, TX|29.80 -95.34|100.2 103.4 106.5 95.1 96.3
47900|Washington-Arlington-Alexandria, DC-VA-MD-WV|38.83 -77.50|108.6 105 151.3 105.8 101.7
37980|Philadelphia-Camden-Wilmington, PA-NJ-DE-MD|39.89 -75.31|103.6 100.3 117.8 119.9 101.5
12060|Atlanta-Sandy Springs-Roswell, GA|33.73 -84.39|100.9 99.8 110.9 98.1 99
33100|Miami-Fort Lauderdale-West Palm Beach, FL|26.10 -80.48|111.8 102.9 156.4 98.1 105.9
38060|Phoenix-Mesa-Chandler, AZ|33.19 -112.07|105.5 98.4 124.3 83 106.2
14460|Boston-Cambridge-Newton, MA-NH|42.52 -71.02|111.6 104.8 148.2 172.4 106.1
40140|Riverside-San Bernardino-Ontario, CA|34.54 -116.13|107.9 104.3 132 156.6 101.6
41860|San Francisco-Oakland-Fremont, CA|37.77 -122.27|118.2 117.2 200.2 157.5 105.7
19820|Detroit-Warren-Dearborn, MI|42.72 -83.20|98 98 93 107.5 99.1
42660|Seattle-Tacoma-Bellevue, WA|47.49 -121.83|113 107.9 151.6 85.3 108.2
33460|Minneapolis-St. Paul-Bloomington, MN-WI|45.10 -93.28|104.5 104.8 110.3 90.9 103.3
45300|Tampa-St. Petersburg-Clearwater, FL|28.12 -82.53|103.4 101.3 123.3 95.3 99.4
41740|San Diego-Chula Vista-Carlsbad, CA|33.02 -116.78|111.5 103.5 185.8 154.2 100.7
19740|Denver-Aurora-Centennial, CO|39.43 -104.90|105.5 101.3 146.2 96.1 98.9
12580|Baltimore-Columbia-Towson, MD|39.30 -76.55|102.7 102.2 116.9 110.3 98.5
36740|Orlando-Kissimmee-Sanford, FL|28.43 -81.36|101.1 95.6 121 91.3 99.5
16740|Charlotte-Concord-Gastonia, NC-SC|35.17 -80.80|97 96.3 97 85.4 98
41180|St. Louis, MO-IL|38.74 -90.35|96.3 101.9 80.3 81.9 98.2
41700|San Antonio-New Braunfels, TX|29.43 -98.61|93.7 91.9 94.2 88.5 95.3
38900|Portland-Vancouver-Hillsboro, OR-WA|45.60 -122.48|106.6 104.6 124.6 91 103.9
12420|Austin-Round Rock-San Marcos, TX|30.25 -97.65|97.6 91.9 126.4 89.5 95.3
38300|Pittsburgh, PA|40.47 -79.86|94.4 98.5 73.5 117.9 97.6
40900|Sacramento-Roseville-Folsom, CA|38.79 -121.01|108.9 104.6 133.5 132.7 104.3
29820|Las Vegas-Henderson-North Las Vegas, NV|36.21 -115.01|97.4 94.6 116.1 91.1 94.1
17140|Cincinnati, OH-KY-IN|39.08 -84.46|94.1 93.5 83.8 88.3 97.9
28140|Kansas City, MO-KS|38.93 -94.44|93.3 95 88.1 92 93.6
18140|Columbus, OH|39.97 -82.84|94.5 93.3 87.1 89.8 97.8
26900|Indianapolis-Carmel-Greenwood, IN|39.79 -86.12|94.6 94.1 86.9 87.3 97.6
17410|Cleveland, OH|41.67 -81.43|
41940|San Jose-Sunnyvale-Santa Clara, CA|36.91 -121.37|112.9 104.6 213 135.2 104.3
34980|Nashville-Davidson--Murfreesboro--Franklin, TN|36.09 -86.72|97.4 94.8 107.3 76.5 97.6
47260|Virginia Beach-Chesapeake-Norfolk, VA-NC|36.84 -76.39|97.4 96.7 97.5 88.5 98.4
39300|Providence-Warwick, RI-MA|41.71 -71.29|100.9 97 98.9 147.9 102.2
27260|Jacksonville, FL|30.23 -81.76|99.2 95.6 108 91.8 99.5
33340|Milwaukee-Waukesha, WI|42.91 -87.86|95.5 93.1 94.1 91.5 98
36420|Oklahoma City, OK|35.43 -97.51|91 92.2 78.1 80.5 95.4
39580|Raleigh-Cary, NC|35.76 -78.46|98 96.5 104 84.4 98.1
32820|Memphis, TN-MS-AR|35.01 -89.82|92.4 94.8 77.5 77.5 97.7
40060|Richmond, VA|37.41 -77.44|98 96.7 101 88.8 98.4
31140|Louisville/Jefferson County, KY-IN|38.22 -85.70|94 95 81.1 82.2 98.4
41620|Salt Lake City-Murray, UT|40.57 -112.95|96.4 93 118.6 72.9 94.4
35380|New Orleans-Metairie, LA|29.28 -89.58|91.2 92 79.7 77.2 95.3
25540|Hartford-West Hartford-East Hartford, CT|41.69 -72.55|102.6 97.4 108.5 151.5 102.6
15380|Buffalo-Cheektowaga, NY|43.04 -78.78|94.4 98.1 75.9 129.2 97.6
13820|Birmingham, AL|33.46 -86.81|92.6 95.1 72.1 90.7 98.7
40380|Rochester, NY|43.18 -77.56|97.7 98.1 93.5 131.6 97.6
24340|Grand Rapids-Wyoming-Kentwood, MI|42.98 -85.72|95.2 93.3 90.9 93.6 97.9
46060|Tucson, AZ|32.13 -111.78|94.4 95.1 98 83 93.3
46520|Urban Honolulu, HI|21.46 -158.20|110.3 106.9 143.7 189.9 101.9
46140|Tulsa, OK|36.25 -96.18|89.5 92.2 69.4 80.9 95.4
23420|Fresno, CA|36.88 -119.67|104 104.6 96.5 143.8 104.3
49340|Worcester, MA|42.31 -71.94|102 97.5 106.8 156.9 101.7
36540|Omaha, NE-IA|41.29 -96.00|92.5 95.2 87.3 81.3 92.7
14860|Bridgeport-Stamford-Danbury, CT|41.25 -73.39|106.5 97.4 143.5 152.6 102.6
24860|Greenville-Anderson-Greer, SC|34.68 -82.41|92.8 95.6 76.9 86.7 97.4
10740|Albuquerque, NM|35.12 -106.46|93 95.4 88.8 76.7 93.7
12540|Bakersfield-Delano, CA|35.35 -118.73|102.3 104.6 88 142.8 104.3
10580|Albany-Schenectady-Troy, NY|42.79 -73.94|97.6 98.1 92.8 132.3 97.6
28940|Knoxville, TN|36.04 -84.14|92.8 94.8 79.1 76.5 97.6
12940|Baton Rouge, LA|30.52 -91.13|90.8 92 77.2 76.3 95.3
32580|McAllen-Edinburg-Mission, TX|26.40 -98.18|85.6 91.9 57 88.1 95.3
35300|New Haven, CT|41.29 -72.84|103.5 97.4 113.5 150.9 102.6
21340|El Paso, TX|31.53 -105.52|90.2 91.9 75.5 91.2 95.3
10900|Allentown-Bethlehem-Easton, PA-NJ|40.79 -75.40|98.4 98.5 98.8 115.8 97.7
37100|Oxnard-Thousand Oaks-Ventura, CA|34.36 -119.13|113.5 104.6 177.7 130.2 104.3
17900|Columbia, SC|34.08 -81.04|92.9 95.6 78.4 85.6 97.4
35840|North Port-Bradenton-Sarasota, FL|27.33 -82.41|103.6 95.6 137.6 91 99.5
16700|Charleston-North Charleston, SC|33.02 -80.01|100.6 95.6 123.3 85.5 97.4
19430|Dayton-Kettering-Beavercreek, OH|39.83 -84.14|92.3 93.3 75 89.7 97.8
24660|Greensboro-High Point, NC|36.03 -79.79|92.7 96.5 74.1 84.5 98.1
15980|Cape Coral-Fort Myers, FL|26.56 -81.98|102.6 95.6 126.7 90.7 99.5
30780|Little Rock-North Little Rock-Conway, AR|34.76 -92.40|89.1 92.1 67.3 81.5 95.2
17820|Colorado Springs, CO|38.85 -104.64|97.4 94.3 123.3 79.6 93
14260|Boise City, ID|43.01 -116.14|93.4 93.9 98 68.1 92.9
29460|Lakeland-Winter Haven, FL|27.95 -81.69|97.4 95.6 95.9 91.2 99.5
10420|Akron, OH|41.15 -81.35|92.8 93.3 77.5 89.4 97.8
19780|Des Moines-West Des Moines, IA|41.58 -93.76|92.7 95.1 86.1 88.5 93.1
39340|Provo-Orem-Lehi, UT|39.87 -112.36|95 93 107.4 72.7 94.4
44700|Stockton-Lodi, CA|37.93 -121.27|107.4 104.6 120.2 139 104.3
36260|Ogden, UT|41.12 -111.87|95.1 93 107 73.3 94.4
49180|Winston-Salem, NC|36.08 -80.35|91.4 96.5 68.8 83.5 98.1
37340|Palm Bay-Melbourne-Titusville, FL|28.30 -80.70|100.8 95.6 118.9 91.2 99.5
31540|Madison, WI|43.08 -89.60|95.8 93.1 96 89.9 98
19660|Deltona-Daytona Beach-Ormond Beach, FL|29.18 -81.19|98.7 95.6 104 90.6 99.5
48620|Wichita, KS|37.64 -97.25|89.5 94.8 66 92.8 94.1
45060|Syracuse, NY|43.01 -76.20|95.2 98.1 79.6 131.8 97.6
12260|Augusta-Richmond County, GA-SC|33.46 -81.98|91 95.8 67.8 88.2 97.8
20500|Durham-Chapel Hill, NC|36.00 -79.10|96.6 96.5 94 85.4 98.1
25420|Harrisburg-Carlisle, PA|40.34 -77.05|96.5 98.5 85.6 118.3 97.6
27140|Jackson, MS|32.43 -90.14|90.7 94.9 67.1 84.8 98.2
44060|Spokane-Spokane Valley, WA|48.09 -117.66|101 104.8 93.6 82.4 102.9
45780|Toledo, OH|41.54 -83.69|90.4 93.3 65.5 89.3 97.8
28880|Kiryas Joel-Poughkeepsie-Newburgh, NY|41.58 -74.03|
16860|Chattanooga, TN-GA|35.05 -85.36|92.8 94.5 78.3 78.8 97.7
22220|Fayetteville-Springdale-Rogers, AR|36.12 -94.08|91 92.1 75.8 82.1 95.2
`;
