const nameSet = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s*[,\n]\s*/u));

/** States and countries, in full and shortened, in lower case. Two capital letters stand for American states and Canadian provinces. */
export const REGION_CODES = nameSet(
  'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,ON,QC,BC,AB,MB,SK,NS,NB,UK,US,USA,UAE,AP,TS,MH,KA,UP,MP,WB,HR,GJ,NSW,VIC,QLD,EU',
);
export const REGIONS = nameSet(`
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky
louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york
north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington
west virginia, wisconsin, wyoming, district of columbia, ontario, quebec, british columbia, alberta
andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jammu and kashmir, jammu & kashmir, jharkhand, karnataka, kerala
madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar pradesh
uttarakhand, uttaranchal, west bengal, chandigarh, delhi, puducherry, daman and diu
india, usa, u.s.a, u.s.a., united states, united states of america, us, u.s., uk, u.k., u.k, united kingdom, england, scotland, wales, ireland, northern ireland, canada, australia, new zealand
germany, deutschland, france, spain, españa, italy, italia, portugal, netherlands, the netherlands, belgium, switzerland, schweiz, austria, österreich, denmark, sweden, norway
finland, poland, czech republic, czechia, hungary, romania, bulgaria, greece, turkey, russia, ukraine, estonia, latvia, lithuania, croatia, serbia, slovenia, slovakia, luxembourg
brazil, brasil, mexico, méxico, argentina, chile, colombia, peru, venezuela, ecuador, uruguay
china, japan, south korea, s.korea, korea, republic of korea, taiwan, hong kong, singapore, malaysia, indonesia, thailand, vietnam, philippines, sri lanka, bangladesh, pakistan, nepal, bhutan
uae, u.a.e, united arab emirates, saudi arabia, ksa, kingdom of saudi arabia, qatar, kuwait, oman, bahrain, iran, iraq, israel, jordan, lebanon, egypt, morocco, maroc, tunisia, algeria, nigeria, kenya, ghana, south africa, tanzania, ethiopia, uganda`);

/** Cities that stand without a state beside them, and of several words. */
export const CITIES = nameSet(`
mumbai, navi mumbai, new mumbai, bombay, thane, pune, nagpur, nashik, nasik, aurangabad, kolhapur, solapur, amravati, delhi, new delhi, delhi ncr, ncr, noida, greater noida, gurgaon, gurugram, faridabad, ghaziabad
bengaluru, bangalore, banglore, mysore, mysuru, mangalore, mangaluru, hubli, belgaum, chennai, madras, coimbatore, madurai, salem, trichy, tiruchirappalli, vellore, tirunelveli, erode, hosur
hyderabad, secunderabad, warangal, visakhapatnam, vizag, vijayawada, guntur, tirupati, nellore, kakinada, rajahmundry, karimnagar, kolkata, calcutta, howrah, durgapur, siliguri, asansol
ahmedabad, surat, vadodara, baroda, rajkot, gandhinagar, vapi, jamnagar, bhavnagar, jaipur, jodhpur, udaipur, kota, ajmer, bikaner, lucknow, kanpur, agra, varanasi, allahabad, prayagraj, meerut, bareilly, gorakhpur, aligarh, moradabad
indore, bhopal, gwalior, jabalpur, ujjain, raipur, bilaspur, bhilai, patna, gaya, ranchi, jamshedpur, dhanbad, bokaro, bhubaneswar, cuttack, rourkela, guwahati, chandigarh, mohali, panchkula, ludhiana, amritsar, jalandhar, patiala
dehradun, haridwar, shimla, jammu, srinagar, kochi, cochin, ernakulam, trivandrum, thiruvananthapuram, calicut, kozhikode, thrissur, kollam, kottayam, panaji, margao, pondicherry, puducherry
new york, new york city, nyc, brooklyn, manhattan, los angeles, san francisco, san jose, san diego, santa clara, santa monica, santa barbara, santa cruz, santa fe, sunnyvale, mountain view, palo alto, menlo park, redwood city, cupertino, fremont, oakland, berkeley
sacramento, long beach, irvine, pasadena, chicago, springfield, houston, dallas, austin, san antonio, fort worth, el paso, plano, irving, seattle, bellevue, redmond, tacoma, spokane, portland, eugene, boston, cambridge, worcester, philadelphia, pittsburgh
phoenix, tempe, scottsdale, tucson, denver, boulder, colorado springs, salt lake city, las vegas, reno, albuquerque, atlanta, miami, orlando, tampa, jacksonville, fort lauderdale, west palm beach, st. petersburg, charlotte, raleigh, durham, chapel hill, greensboro, charleston, columbia
nashville, memphis, knoxville, chattanooga, louisville, lexington, cincinnati, cleveland, columbus, dayton, toledo, akron, detroit, ann arbor, grand rapids, lansing, milwaukee, madison, minneapolis, saint paul, st. paul, des moines, iowa city, kansas city, st. louis, saint louis
omaha, lincoln, oklahoma city, tulsa, new orleans, baton rouge, little rock, birmingham, huntsville, montgomery, jersey city, newark, hoboken, princeton, edison, trenton, ithaca, buffalo, rochester, albany, syracuse, white plains, stamford, hartford, new haven, providence
baltimore, washington, washington dc, washington d.c., arlington, alexandria, reston, mclean, richmond, norfolk, virginia beach, fredericksburg, la verne, pomona, urbana, champaign, bloomington, indianapolis, west lafayette, south bend, college station, honolulu, anchorage, boise
toronto, vancouver, montreal, montréal, ottawa, calgary, edmonton, winnipeg, waterloo, mississauga, london, manchester, leeds, liverpool, birmingham, bristol, edinburgh, glasgow, cardiff, belfast, oxford, reading, dublin, cork, galway
berlin, munich, münchen, hamburg, frankfurt, frankfurt am main, köln, cologne, stuttgart, düsseldorf, leipzig, dresden, bremen, hannover, nürnberg, karlsruhe, mannheim, heidelberg, bonn, aachen, potsdam, wien, vienna, graz, zürich, zurich, basel, bern, geneva, genève, lausanne
paris, lyon, marseille, toulouse, bordeaux, lille, nantes, nice, strasbourg, rennes, grenoble, madrid, barcelona, valencia, sevilla, bilbao, málaga, zaragoza, lisbon, lisboa, porto, rome, roma, milan, milano, torino, turin, naples, napoli, bologna, florence, firenze
amsterdam, rotterdam, utrecht, eindhoven, den haag, the hague, delft, brussels, bruxelles, antwerp, ghent, gent, leuven, copenhagen, aarhus, stockholm, gothenburg, malmö, oslo, bergen, helsinki, espoo, tampere, warsaw, warszawa, kraków, krakow, wrocław, gdańsk, prague, brno, budapest, bucharest
sofia, athens, istanbul, ankara, moscow, kyiv, kiev, riga, vilnius, tallinn, zagreb, belgrade, ljubljana, bratislava, luxembourg, são paulo, sao paulo, rio de janeiro, brasília, mexico city, guadalajara, monterrey, buenos aires, santiago, bogotá, bogota, lima, quito, montevideo
beijing, shanghai, shenzhen, guangzhou, hong kong, taipei, tokyo, osaka, kyoto, seoul, busan, pohang, singapore, kuala lumpur, jakarta, bangkok, hanoi, ho chi minh city, manila, cebu, colombo, dhaka, karachi, lahore, islamabad, kathmandu, dubai, abu dhabi, sharjah, riyadh, jeddah, dammam
doha, kuwait city, muscat, manama, tel aviv, haifa, jerusalem, ramat gan, petah tikva, rishon lezion, beer sheva, herzliya, netanya, amman, beirut, cairo, casablanca, rabat, tunis, lagos, abuja, nairobi, accra, johannesburg, cape town, durban, pretoria, sydney, melbourne, brisbane, perth, adelaide, canberra, auckland, wellington, christchurch
remote, hybrid, onsite, on-site, work from home, wfh, online, worldwide`);
