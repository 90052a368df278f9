/**
 * The 100 largest metropolitan areas of the 50 states and DC, as the Office of Management and Budget delineates them since
 * July 2023: code, name, then the counties of each state by their names in the Census Bureau's outlines. A number is a
 * FIPS code, where a county and a city share a name.
 */
export const handWrittenMetroAreas = `
35620|New York-Newark-Jersey City, NY-NJ|NY: Bronx, Kings, Nassau, New York, Putnam, Queens, Richmond, Rockland, Suffolk, Westchester; NJ: Bergen, Essex, Hudson, Hunterdon, Middlesex, Monmouth, Morris, Ocean, Passaic, Somerset, Sussex, Union
31080|Los Angeles-Long Beach-Anaheim, CA|CA: Los Angeles, Orange
16980|Chicago-Naperville-Elgin, IL-IN|IL: Cook, DeKalb, DuPage, Grundy, Kane, Kendall, Lake, McHenry, Will; IN: Jasper, Lake, Newton, Porter
19100|Dallas-Fort Worth-Arlington, TX|TX: Collin, Dallas, Denton, Ellis, Hunt, Johnson, Kaufman, Parker, Rockwall, Tarrant, Wise
26420|Houston-Pasadena-The Woodlands, TX|TX: Austin, Brazoria, Chambers, Fort Bend, Galveston, Harris, Liberty, Montgomery, San Jacinto, Waller
47900|Washington-Arlington-Alexandria, DC-VA-MD-WV|DC: District of Columbia; MD: Charles, Frederick, Montgomery, Prince George's; VA: Arlington, Clarke, Culpeper, 51059, Fauquier, Loudoun, Prince William, Rappahannock, Spotsylvania, Stafford, Warren, Alexandria, 51600, Falls Church, Fredericksburg, Manassas, Manassas Park; WV: Jefferson
37980|Philadelphia-Camden-Wilmington, PA-NJ-DE-MD|PA: Bucks, Chester, Delaware, Montgomery, Philadelphia; NJ: Burlington, Camden, Gloucester, Salem; DE: New Castle; MD: Cecil
12060|Atlanta-Sandy Springs-Roswell, GA|GA: Barrow, Bartow, Butts, Carroll, Cherokee, Clayton, Cobb, Coweta, Dawson, DeKalb, Douglas, Fayette, Forsyth, Fulton, Gwinnett, Haralson, Heard, Henry, Jasper, Lumpkin, Meriwether, Morgan, Newton, Paulding, Pickens, Pike, Rockdale, Spalding, Walton
33100|Miami-Fort Lauderdale-West Palm Beach, FL|FL: Broward, Miami-Dade, Palm Beach
38060|Phoenix-Mesa-Chandler, AZ|AZ: Maricopa, Pinal
14460|Boston-Cambridge-Newton, MA-NH|MA: Essex, Middlesex, Norfolk, Plymouth, Suffolk; NH: Rockingham, Strafford
40140|Riverside-San Bernardino-Ontario, CA|CA: Riverside, San Bernardino
41860|San Francisco-Oakland-Fremont, CA|CA: Alameda, Contra Costa, Marin, San Francisco, San Mateo
19820|Detroit-Warren-Dearborn, MI|MI: Lapeer, Livingston, Macomb, Oakland, St. Clair, Wayne
42660|Seattle-Tacoma-Bellevue, WA|WA: King, Pierce, Snohomish
33460|Minneapolis-St. Paul-Bloomington, MN-WI|MN: Anoka, Carver, Chisago, Dakota, Hennepin, Isanti, Le Sueur, Mille Lacs, Ramsey, Scott, Sherburne, Washington, Wright; WI: Pierce, St. Croix
45300|Tampa-St. Petersburg-Clearwater, FL|FL: Hernando, Hillsborough, Pasco, Pinellas
41740|San Diego-Chula Vista-Carlsbad, CA|CA: San Diego
19740|Denver-Aurora-Centennial, CO|CO: Adams, Arapahoe, Broomfield, Clear Creek, Denver, Douglas, Elbert, Gilpin, Jefferson, Park
12580|Baltimore-Columbia-Towson, MD|MD: Anne Arundel, 24005, Carroll, Harford, Howard, Queen Anne's, 24510
36740|Orlando-Kissimmee-Sanford, FL|FL: Lake, Orange, Osceola, Seminole
16740|Charlotte-Concord-Gastonia, NC-SC|NC: Anson, Cabarrus, Gaston, Iredell, Lincoln, Mecklenburg, Rowan, Union; SC: Chester, Lancaster, York
41180|St. Louis, MO-IL|IL: Bond, Calhoun, Clinton, Jersey, Macoupin, Madison, Monroe, St. Clair; MO: Franklin, Jefferson, Lincoln, St. Charles, 29189, Warren, 29510
41700|San Antonio-New Braunfels, TX|TX: Atascosa, Bandera, Bexar, Comal, Guadalupe, Kendall, Medina, Wilson
38900|Portland-Vancouver-Hillsboro, OR-WA|OR: Clackamas, Columbia, Multnomah, Washington, Yamhill; WA: Clark, Skamania
12420|Austin-Round Rock-San Marcos, TX|TX: Bastrop, Caldwell, Hays, Travis, Williamson
38300|Pittsburgh, PA|PA: Allegheny, Armstrong, Beaver, Butler, Fayette, Lawrence, Washington, Westmoreland
40900|Sacramento-Roseville-Folsom, CA|CA: El Dorado, Placer, Sacramento, Yolo
29820|Las Vegas-Henderson-North Las Vegas, NV|NV: Clark
17140|Cincinnati, OH-KY-IN|IN: Dearborn, Franklin, Ohio; KY: Boone, Bracken, Campbell, Gallatin, Grant, Kenton, Pendleton; OH: Brown, Butler, Clermont, Hamilton, Warren
28140|Kansas City, MO-KS|KS: Johnson, Leavenworth, Linn, Miami, Wyandotte; MO: Bates, Caldwell, Cass, Clay, Clinton, Jackson, Lafayette, Platte, Ray
18140|Columbus, OH|OH: Delaware, Fairfield, Franklin, Hocking, Licking, Madison, Morrow, Perry, Pickaway, Union
26900|Indianapolis-Carmel-Greenwood, IN|IN: Boone, Brown, Hamilton, Hancock, Hendricks, Johnson, Madison, Marion, Morgan, Shelby, Tipton
17410|Cleveland, OH|OH: Ashtabula, Cuyahoga, Geauga, Lake, Lorain, Medina
41940|San Jose-Sunnyvale-Santa Clara, CA|CA: San Benito, Santa Clara
34980|Nashville-Davidson--Murfreesboro--Franklin, TN|TN: Cannon, Cheatham, Davidson, Dickson, Hickman, Macon, Maury, Robertson, Rutherford, Smith, Sumner, Trousdale, Williamson, Wilson
47260|Virginia Beach-Chesapeake-Norfolk, VA-NC|NC: Camden, Currituck, Gates; VA: Gloucester, Isle of Wight, James City, Mathews, Surry, York, Chesapeake, Hampton, Newport News, Norfolk, Poquoson, Portsmouth, Suffolk, Virginia Beach, Williamsburg
39300|Providence-Warwick, RI-MA|MA: Bristol; RI: Bristol, Kent, Newport, Providence, Washington
27260|Jacksonville, FL|FL: Baker, Clay, Duval, Nassau, St. Johns
33340|Milwaukee-Waukesha, WI|WI: Milwaukee, Ozaukee, Washington, Waukesha
36420|Oklahoma City, OK|OK: Canadian, Cleveland, Grady, Lincoln, Logan, McClain, Oklahoma
39580|Raleigh-Cary, NC|NC: Franklin, Johnston, Wake
32820|Memphis, TN-MS-AR|AR: Crittenden; MS: Benton, DeSoto, Marshall, Tate, Tunica; TN: Fayette, Shelby, Tipton
40060|Richmond, VA|VA: Amelia, Charles City, Chesterfield, Dinwiddie, Goochland, Hanover, Henrico, King and Queen, King William, New Kent, Powhatan, Prince George, Sussex, Colonial Heights, Hopewell, Petersburg, 51760
31140|Louisville/Jefferson County, KY-IN|IN: Clark, Floyd, Harrison, Washington; KY: Bullitt, Henry, Jefferson, Meade, Nelson, Oldham, Shelby, Spencer
41620|Salt Lake City-Murray, UT|UT: Salt Lake, Tooele
35380|New Orleans-Metairie, LA|LA: Jefferson, Orleans, Plaquemines, St. Bernard, St. Charles, St. James, St. John the Baptist
25540|Hartford-West Hartford-East Hartford, CT|CT: Capitol, Lower Connecticut River Valley
15380|Buffalo-Cheektowaga, NY|NY: Erie, Niagara
13820|Birmingham, AL|AL: Bibb, Blount, Chilton, Jefferson, St. Clair, Shelby, Walker
40380|Rochester, NY|NY: Livingston, Monroe, Ontario, Orleans, Wayne
24340|Grand Rapids-Wyoming-Kentwood, MI|MI: Barry, Ionia, Kent, Montcalm, Ottawa
46060|Tucson, AZ|AZ: Pima
46520|Urban Honolulu, HI|HI: Honolulu
46140|Tulsa, OK|OK: Creek, Okmulgee, Osage, Pawnee, Rogers, Tulsa, Wagoner
23420|Fresno, CA|CA: Fresno, Madera
49340|Worcester, MA|MA: Worcester
36540|Omaha, NE-IA|IA: Harrison, Mills, Pottawattamie; NE: Cass, Douglas, Sarpy, Saunders, Washington
14860|Bridgeport-Stamford-Danbury, CT|CT: Greater Bridgeport, Western Connecticut
24860|Greenville-Anderson-Greer, SC|SC: Anderson, Greenville, Laurens, Pickens
10740|Albuquerque, NM|NM: Bernalillo, Sandoval, Torrance, Valencia
12540|Bakersfield-Delano, CA|CA: Kern
10580|Albany-Schenectady-Troy, NY|NY: Albany, Rensselaer, Saratoga, Schenectady, Schoharie
28940|Knoxville, TN|TN: Anderson, Blount, Campbell, Grainger, Knox, Loudon, Morgan, Roane, Union
12940|Baton Rouge, LA|LA: Ascension, Assumption, East Baton Rouge, East Feliciana, Iberville, Livingston, Pointe Coupee, St. Helena, West Baton Rouge, West Feliciana
32580|McAllen-Edinburg-Mission, TX|TX: Hidalgo
35300|New Haven, CT|CT: South Central Connecticut
21340|El Paso, TX|TX: El Paso, Hudspeth
10900|Allentown-Bethlehem-Easton, PA-NJ|NJ: Warren; PA: Carbon, Lehigh, Northampton
37100|Oxnard-Thousand Oaks-Ventura, CA|CA: Ventura
17900|Columbia, SC|SC: Calhoun, Fairfield, Kershaw, Lexington, Richland, Saluda
35840|North Port-Bradenton-Sarasota, FL|FL: Manatee, Sarasota
16700|Charleston-North Charleston, SC|SC: Berkeley, Charleston, Dorchester
19430|Dayton-Kettering-Beavercreek, OH|OH: Greene, Miami, Montgomery
24660|Greensboro-High Point, NC|NC: Guilford, Randolph, Rockingham
15980|Cape Coral-Fort Myers, FL|FL: Lee
30780|Little Rock-North Little Rock-Conway, AR|AR: Faulkner, Grant, Lonoke, Perry, Pulaski, Saline
17820|Colorado Springs, CO|CO: El Paso, Teller
14260|Boise City, ID|ID: Ada, Boise, Canyon, Gem, Owyhee
29460|Lakeland-Winter Haven, FL|FL: Polk
10420|Akron, OH|OH: Portage, Summit
19780|Des Moines-West Des Moines, IA|IA: Dallas, Guthrie, Jasper, Madison, Polk, Warren
39340|Provo-Orem-Lehi, UT|UT: Juab, Utah
44700|Stockton-Lodi, CA|CA: San Joaquin
36260|Ogden, UT|UT: Davis, Morgan, Weber
49180|Winston-Salem, NC|NC: Davidson, Davie, Forsyth, Stokes, Yadkin
37340|Palm Bay-Melbourne-Titusville, FL|FL: Brevard
31540|Madison, WI|WI: Columbia, Dane, Green, Iowa
19660|Deltona-Daytona Beach-Ormond Beach, FL|FL: Flagler, Volusia
48620|Wichita, KS|KS: Butler, Harvey, Sedgwick, Sumner
45060|Syracuse, NY|NY: Madison, Onondaga, Oswego
12260|Augusta-Richmond County, GA-SC|GA: Burke, Columbia, Lincoln, McDuffie, Richmond; SC: Aiken, Edgefield
20500|Durham-Chapel Hill, NC|NC: Chatham, Durham, Orange, Person
25420|Harrisburg-Carlisle, PA|PA: Cumberland, Dauphin, Perry
27140|Jackson, MS|MS: Copiah, Hinds, Holmes, Madison, Rankin, Scott, Simpson, Yazoo
44060|Spokane-Spokane Valley, WA|WA: Spokane, Stevens
45780|Toledo, OH|OH: Fulton, Lucas, Wood
28880|Kiryas Joel-Poughkeepsie-Newburgh, NY|NY: Dutchess, Orange
16860|Chattanooga, TN-GA|GA: Catoosa, Dade, Walker; TN: Hamilton, Marion, Sequatchie
22220|Fayetteville-Springdale-Rogers, AR|AR: Benton, Madison, Washington
`;
