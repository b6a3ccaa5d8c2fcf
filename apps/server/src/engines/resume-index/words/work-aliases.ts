/** Synonyms for other work, studies and places, one group per line; merely similar terms are left out. */
export const WORK_ALIASES = `
driving licence = driving license = driver's licence = driver's license = drivers license = drivers licence = driving permit = führerschein = führerausweis = permis b = permis de conduire = carnet de conducir = carné de conducir = carta de condução = cnh = patente b = patente di guida = rijbewijs
human resources = hr = human resource
human resource management = hrm = human resources management
talent acquisition = recruitment = recruiting
performance management system = pms
training and development = t&d
learning and development = l&d
key performance indicator = kpi = key performance indicators
key result area = kra = key result areas
return on investment = roi
profit and loss = p&l = p & l = profit & loss
general ledger = g/l
generally accepted accounting principles = gaap = us gaap
international financial reporting standards = ifrs
certified public accountant = cpa
chartered accountant = chartered accountancy
chartered financial analyst = cfa
certified management accountant = cma
goods and services tax = gst
value added tax = vat
tax deducted at source = tds
management information system = mis = management information systems
financial planning and analysis = fp&a
mergers and acquisitions = m&a
initial public offering = ipo
anti money laundering = aml = anti-money laundering
know your customer = kyc
non-performing assets = npa
letter of credit = letters of credit
business to business = b2b
business to consumer = b2c = business to customer
business process outsourcing = bpo
knowledge process outsourcing = kpo
business development = biz dev
business development manager = bdm
business development executive = bde
business analyst = business analysis
request for proposal = rfp = request for proposals
statement of work = sow
standard operating procedure = sop = standard operating procedures
subject matter expert = sme = subject matter experts
customer service = customer care = client service = customer services
customer satisfaction = csat
call center = call centre
search engine optimization = seo = search engine optimisation
search engine marketing = sem
social media marketing = smm
pay per click = ppc = pay-per-click
public relations = pr
fast moving consumer goods = fmcg = fast-moving consumer goods
research and development = r&d
six sigma = 6 sigma
total quality management = tqm
quality management system = qms
material requirements planning = mrp
bill of materials = bom
computer numerical control = cnc
programmable logic controller = plc = programmable logic controllers
good manufacturing practice = gmp = good manufacturing practices = cgmp
hazard analysis critical control point = haccp = hazard analysis and critical control points
occupational safety and health administration = osha
environment health and safety = ehs = environmental health and safety = health safety and environment = hse
heating ventilation and air conditioning = hvac = heating ventilation air conditioning
project management professional = pmp
project management office = pmo
project management institute = pmi
certified scrum master = csm = certified scrummaster
scrum master = scrummaster
electronic medical records = emr = electronic medical record
electronic health records = ehr = electronic health record
health insurance portability and accountability act = hipaa
cardiopulmonary resuscitation = cpr
basic life support = bls
advanced cardiac life support = acls = advanced cardiovascular life support
registered nurse = rn
licensed practical nurse = lpn
certified nursing assistant = cna
intensive care unit = icu = intensive care
emergency room = emergency department
food and beverage = f&b = food & beverage
front office = front desk
early childhood education = ece
english as a second language = esl
special education = special ed
microsoft certified systems engineer = mcse
cisco certified network associate = ccna
cisco certified network professional = ccnp
certified information systems security professional = cissp
certified ethical hacker = ceh
red hat certified engineer = rhce
oracle certified professional = ocp
chief executive officer = ceo
chief technology officer = cto
chief financial officer = cfo
chief operating officer = coo
chief information officer = cio
vice president = vp
assistant vice president = avp
senior = sr
junior = jr
manager = mgr
assistant = asst
engineer = engr
hr business partner = hrbp
sales development representative = sdr
business development representative = bdr
software engineer = software engr = swe
site reliability engineer = sre
mathematics = maths = math
word processing = wordprocessing
problem solving = problem-solving
decision making = decision-making
team work = teamwork
multi tasking = multitasking = multi-tasking
bachelor of technology = b.tech = btech
master of technology = m.tech = mtech
bachelor of engineering = b.e
bachelor of science = b.sc = bsc
master of science = m.sc = msc
bachelor of commerce = b.com = bcom
master of commerce = m.com = mcom
bachelor of business administration = bba = b.b.a
master of business administration = mba = m.b.a = masters in business administration
bachelor of computer applications = bca = b.c.a = bachelor of computer application
master of computer applications = mca = m.c.a = master of computer application
bachelor of education = b.ed
bachelor of laws = llb = l.l.b
post graduate diploma in management = pgdm = post graduate diploma management
post graduate diploma in business management = pgdbm
post graduate diploma in computer applications = pgdca
doctor of philosophy = phd = ph.d
higher secondary certificate = hsc = h.s.c
secondary school certificate = ssc = s.s.c
secondary school leaving certificate = sslc = s.s.l.c
central board of secondary education = cbse = c.b.s.e
bengaluru = bangalore
mumbai = bombay
chennai = madras
kolkata = calcutta
gurugram = gurgaon
pune = poona
mysuru = mysore
thiruvananthapuram = trivandrum
kochi = cochin
vadodara = baroda
puducherry = pondicherry
visakhapatnam = vizag = vishakhapatnam
new york city = nyc
tata consultancy services = tcs
hindustan computers limited = hcl
international business machines = ibm
state bank of india = sbi
larsen and toubro = l&t = larsen & toubro
`;
