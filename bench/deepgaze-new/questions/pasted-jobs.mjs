/** Job descriptions pasted into the question field: `[text, what they ask for, the profession]`. */
import { all, any, certified, holds, is, lives, notice, skill, speaks, years } from '../conditions.mjs';

export const PASTED_JOBS = [
  [
    'Registered Nurse, New York. Must have ACLS and IV therapy. 8+ years in critical care. Spanish is a plus.',
    all(is('nurse'), lives('New York'), certified('ACLS'), skill('IV therapy'), years(8)),
    'nurse',
  ],
  [
    'JD: Data Engineer (Bangalore)\nMandatory: Python, SQL, Databricks\nExperience: 3-6 yrs\nNotice: max 90 days',
    all(
      is('data'),
      lives('Bangalore'),
      skill('Python'),
      skill('SQL'),
      skill('Databricks'),
      years(3, 6),
      notice(90),
    ),
    'data',
  ],
  [
    'We are hiring a Head Chef for our London restaurant. You have at least 10 years of experience, know food costing and menu design, and hold Food Hygiene Level 3.',
    all(
      is('chef'),
      lives('London'),
      years(10),
      skill('Food costing'),
      skill('Menu design'),
      certified('Food Hygiene Level 3'),
    ),
    'chef',
  ],
  [
    'Urgent requirement!! Java Developer - Pune. Skills reqd: Java, Spring Boot, Microservices. Exp 5+ yrs. NP 60 days or less. Pls share profiles.',
    all(
      is('developer'),
      lives('Pune'),
      skill('Java'),
      skill('Spring Boot'),
      skill('Microservices'),
      years(5),
      notice(61),
    ),
    'developer',
  ],
  [
    'Coded Welder wanted in Aberdeen. Required: TIG welding, ASME IX 6G. Ten years or more. Start at once.',
    all(is('welder'), lives('Aberdeen'), skill('TIG welding'), certified('ASME IX 6G'), years(10), notice(0)),
    'welder',
  ],
  [
    'Role: HR Business Partner\nLocation: Birmingham\nEssential: CIPD Level 7, employee relations\nDesirable: Workday',
    all(is('hr'), lives('Birmingham'), certified('CIPD Level 7'), skill('Employee relations')),
    'hr',
  ],
  [
    'Key Account Manager (m/f/d), Berlin. German and English fluent, Salesforce, tendering. Polish would be nice.',
    all(
      is('sales'),
      lives('Berlin'),
      speaks('German'),
      speaks('English'),
      skill('Salesforce'),
      skill('Tendering'),
    ),
    'sales',
  ],
  [
    'Looking for a Staff Accountant with CPA, US GAAP and QuickBooks in New York. 3 years minimum.',
    all(
      is('accountant'),
      lives('New York'),
      certified('CPA'),
      skill('US GAAP'),
      skill('QuickBooks'),
      years(3),
    ),
    'accountant',
  ],
  [
    'Primary teacher, Cardiff: QTS required, phonics and safeguarding required, Welsh speaking.',
    all(
      is('teacher'),
      lives('Cardiff'),
      certified('QTS'),
      skill('Phonics'),
      skill('Safeguarding'),
      speaks('Welsh'),
    ),
    'teacher',
  ],
  [
    'Hospital pharmacist, Bangalore, M.Pharm or B.Pharm, dispensing, pharmacovigilance, joining within 30 days',
    all(
      is('pharmacist'),
      lives('Bangalore'),
      any(holds('M.Pharm'), holds('B.Pharm')),
      skill('Dispensing'),
      skill('Pharmacovigilance'),
      notice(30),
    ),
    'pharmacist',
  ],
  [
    'Maintenance electrician for a dairy near Cork. PLC fault finding and testing and inspection are musts. Two weeks notice or less.',
    all(is('electrician'), lives('Cork'), skill('PLC'), skill('Testing and inspection'), notice(14)),
    'electrician',
  ],
  [
    'Warehouse Supervisor - Newark NJ - WMS, SAP, OSHA 30 - 4 years+',
    all(is('warehouse'), lives('Newark'), skill('WMS'), skill('SAP'), certified('OSHA 30'), years(4)),
    'warehouse',
  ],
  [
    `About us
We are a growing payments company with offices in Stockholm and Malmo. Our teams are small, they own what they build, and they like quiet afternoons.
The role
As a Backend Developer you design services that move money safely. You work with product people and take part in an on call rota.
Must have
- Java and Kotlin in production
- Kafka
- PostgreSQL
- 8 years of experience or more
Nice to have
- Kubernetes
- Experience in payments
What we offer
Thirty days of holiday, a pension, a good chair and lunch on Thursdays.
Location: Stockholm, hybrid.`,
    all(
      is('developer'),
      skill('Java'),
      skill('Kotlin'),
      skill('Kafka'),
      skill('PostgreSQL'),
      years(8),
      lives('Stockholm'),
    ),
    'developer',
  ],
  [
    `Employment Solicitor, London
Our client, a well known firm in the City, is seeking a senior associate for its employment team. The successful candidate will advise employers on tribunal claims, restructurings and TUPE transfers, will draft policies and settlement agreements, and will help to train junior colleagues.
Candidates must be qualified as a solicitor of England and Wales and have no fewer than six years of experience after qualification. Proven litigation and negotiation skills are essential. French would be an advantage. Part time working can be discussed.`,
    all(
      is('lawyer'),
      lives('London'),
      certified('Solicitor of England and Wales'),
      years(6),
      skill('Litigation'),
      skill('Negotiation'),
    ),
    'lawyer',
  ],
  [
    `Area Sales Manager - FMCG - Chennai
Company profile: One of the fastest growing food companies of South India with a turnover of Rs 900 crore.
Job description: Handling distributors across Tamil Nadu, achieving primary and secondary sales targets, leading a team of sales officers, market visits of 20 days per month, launching new products, reporting to the Regional Sales Manager.
Key skills: Distributor management, FMCG, negotiation
Qualification: MBA (mandatory)
Experience: 10 to 15 years
Languages: Tamil and English
Notice period: up to 60 days
CTC: as per industry standards`,
    all(
      is('sales'),
      lives('Chennai'),
      skill('Distributor management'),
      skill('FMCG'),
      skill('Negotiation'),
      holds('MBA'),
      years(10, 15),
      speaks('Tamil'),
      notice(61),
    ),
    'sales',
  ],
  [
    `DevOps Engineer (Manchester, on site three days a week)
You will keep the lights on for a platform that half a million people use every day. You know how to say no to a risky release, and how to say it kindly. You will build modules in Terraform, run clusters in Kubernetes, and look after the bill.
Requirements: Kubernetes, AWS, Terraform, Linux. CKA certified. At least eight years in operations. Available within a month.
We welcome applications from everyone, and we read every one of them ourselves. No agencies please. Closing date is the last Friday of the month.`,
    all(
      lives('Manchester'),
      skill('Kubernetes'),
      skill('AWS'),
      skill('Terraform'),
      skill('Linux'),
      certified('CKA'),
      years(8),
      notice(30),
    ),
    'developer',
  ],
  [
    `Mechanical Engineer - Rotating Equipment
Glasgow, Scotland | Full time | Permanent
Clyde valley manufacturer of steam and gas turbines is looking for a mechanical engineer to join the rotor group. You will own designs from concept to test bed, work closely with suppliers of forgings, and present your calculations to customers.
You bring: a degree in mechanical engineering; SolidWorks and FEA; GD&T; five years of experience in rotating machinery. Chartered status (CEng) is required for signing off. A driving licence helps. We pay for relocation and for a bicycle.`,
    all(
      is('mechanical'),
      lives('Glasgow'),
      skill('SolidWorks'),
      skill('FEA'),
      skill('GD&T'),
      years(5),
      certified('CEng'),
    ),
    'mechanical',
  ],
  [
    `Marketing Manager, consumer brands, London. Salary up to 60,000 pounds plus bonus.
The company sells through four hundred shops and a website that has outgrown its beginnings. Reporting to the director, you will plan campaigns over all channels, hold a budget of two million, and lead a team of five. You have at least seven years of experience in consumer goods or retail. You can show what you did for brand strategy and SEO, and you find your way around Google Analytics without help. CIM Diploma preferred. A portfolio should accompany your application. Interviews will take place in two rounds in the first half of next month.`,
    all(
      is('marketing'),
      lives('London'),
      years(7),
      skill('Brand strategy'),
      skill('SEO'),
      skill('Google Analytics'),
    ),
    'marketing',
  ],
  [
    'need frontend dev dublin - react, typescript, accessibility - 4+ yrs - np 30 days max - share asap',
    all(
      is('developer'),
      lives('Dublin'),
      skill('React'),
      skill('TypeScript'),
      skill('Accessibility'),
      years(4),
      notice(30),
    ),
    'developer',
  ],
  [
    'Payroll Specialist (Krakow) for our shared services centre. German C1 and SAP required. Knowledge of German labour law required.',
    all(lives('Krakow'), skill('Payroll'), speaks('German'), skill('SAP'), skill('German labour law')),
    'hr',
  ],
];
