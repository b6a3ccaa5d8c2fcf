type Job = { title: string; company: string; from: string; to: string; did: string[] };

/** A fictional person, as described in their resume. */
export type ResumePerson = {
  name: string;
  email: string;
  phone: string;
  city: string;
  summary: string;
  jobs: Job[];
  degree: string;
  college: string;
  year: string;
  skills: string[];
  notice?: string;
};

type Outline = Omit<ResumePerson, 'email' | 'phone' | 'summary'> & { years: number; as: string };

const toResumePerson = (person: Outline, index: number): ResumePerson => ({
  ...person,
  email: `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@home.example`,
  phone: `+91 98450 1${String(2300 + index * 7)}`,
  summary: `${person.as} with ${person.years} years of experience in building services that people rely on.`,
});

/** A job at a company; the two ends of `time` are separated by a dash. */
function job(title: string, company: string, time: string, ...did: string[]): Job {
  const [from = '', to = ''] = time.split(' - ');
  return { title, company, from, to, did };
}

/** Twelve invented people with enough in common to ask questions about. */
export const RESUME_PEOPLE: readonly ResumePerson[] = (
  [
    {
      name: 'Meera Krishnan',
      city: 'Chennai',
      as: 'Data engineer',
      years: 8,
      jobs: [
        job(
          'Staff Data Engineer',
          'Pinegate Systems',
          'March 2019 - Present',
          'Ran Kafka in production since March 2019: 40 topics, 1.2 billion events a day.',
          'Cut late card events from 3.1 % to 0.4 % with contract checks at ingest.',
        ),
        job(
          'Data Engineer',
          'Orla Finance',
          'June 2016 - February 2019',
          'Moved nightly batch jobs to Airflow.',
        ),
      ],
      degree: 'Bachelor of Engineering in Computer Science',
      college: 'Northbridge Institute of Technology',
      year: '2016',
      skills: ['Kafka', 'Python', 'Airflow', 'PostgreSQL'],
      notice: '30 days',
    },
    {
      name: 'Oluwaseun Bello',
      city: 'Pune',
      as: 'Backend engineer',
      years: 7,
      jobs: [
        job(
          'Senior Backend Engineer',
          'Brightfold',
          'January 2020 - Present',
          'Built payment services in Java.',
        ),
        job(
          'Backend Engineer',
          'Lantern Grid',
          'May 2018 - December 2019',
          'Kept the metering services running.',
        ),
      ],
      degree: 'Master of Science',
      college: 'Harbour University',
      year: '2018',
      skills: ['Java', 'Spring', 'Kafka', 'Kubernetes'],
      notice: '60 days',
    },
    {
      name: 'Anjali Deshmukh',
      city: 'Pune',
      as: 'Platform engineer',
      years: 6,
      jobs: [
        job('Platform Engineer', 'Corvane Labs', 'July 2021 - Present', 'Runs Kubernetes for 14 teams.'),
        job('DevOps Engineer', 'Pinegate Systems', 'June 2019 - June 2021', 'Wrote the recovery runbook.'),
      ],
      degree: 'Bachelor of Technology',
      college: 'Sahyadri College of Engineering',
      year: '2019',
      skills: ['Kubernetes', 'Terraform', 'Go', 'Python'],
      notice: '15 days',
    },
    {
      name: 'Wei Ling Tan',
      city: 'Bengaluru',
      as: 'Product manager',
      years: 9,
      jobs: [job('Product Manager', 'Mallow & Reed', 'April 2017 - Present', 'Led three product lines.')],
      degree: 'Master of Business Administration',
      college: 'Harbour University',
      year: '2017',
      skills: ['Roadmaps', 'SQL', 'Figma'],
      notice: '90 days',
    },
    {
      name: 'Harpreet Gill',
      city: 'Mohali',
      as: 'Software engineer',
      years: 5,
      jobs: [
        job('Software Engineer', 'Sixpenny Retail', 'August 2020 - Present', 'Writes the checkout in Java.'),
      ],
      degree: 'Bachelor of Engineering',
      college: 'Chandra Institute of Technology',
      year: '2020',
      skills: ['Java', 'React', 'MySQL'],
    },
    {
      name: 'Mateusz Wojcik',
      city: 'Pune',
      as: 'Site reliability engineer',
      years: 11,
      jobs: [
        job(
          'Site Reliability Engineer',
          'Pinegate Systems',
          'February 2015 - Present',
          'On call for 60 services.',
        ),
      ],
      degree: 'Master of Science',
      college: 'Vistula Technical University',
      year: '2014',
      skills: ['Linux', 'Go', 'Kubernetes', 'Prometheus'],
      notice: '30 days',
    },
    {
      name: 'Divya Raghunathan',
      city: 'Coimbatore',
      as: 'Data analyst',
      years: 4,
      jobs: [
        job('Data Analyst', 'Orla Finance', 'January 2022 - Present', 'Reports on credit risk with Python.'),
      ],
      degree: 'Bachelor of Science in Statistics',
      college: 'Noyyal College',
      year: '2021',
      skills: ['Python', 'SQL', 'Tableau'],
      notice: '30 days',
    },
    {
      name: 'Samuel Adeyemi',
      city: 'Hyderabad',
      as: 'Frontend engineer',
      years: 6,
      jobs: [
        job('Frontend Engineer', 'Lantern Grid', 'March 2020 - Present', 'Draws the live map in React.'),
      ],
      degree: 'Bachelor of Science',
      college: 'Harbour University',
      year: '2019',
      skills: ['React', 'TypeScript', 'CSS'],
      notice: '45 days',
    },
    {
      name: 'Ishaan Malhotra',
      city: 'Delhi',
      as: 'Machine learning engineer',
      years: 3,
      jobs: [
        job('Machine Learning Engineer', 'Corvane Labs', 'July 2023 - Present', 'Trains ranking models.'),
      ],
      degree: 'Master of Technology',
      college: 'Chandra Institute of Technology',
      year: '2023',
      skills: ['Python', 'PyTorch', 'SQL'],
    },
    {
      name: 'Noor Rahmani',
      city: 'Hyderabad',
      as: 'Business analyst',
      years: 7,
      jobs: [
        job('Business Analyst', 'Brightfold', 'May 2019 - Present', 'Wrote the requirements of the ledger.'),
      ],
      degree: 'Bachelor of Commerce',
      college: 'Noyyal College',
      year: '2018',
      skills: ['SQL', 'Excel', 'Jira'],
      notice: '30 days',
    },
    {
      name: 'Elena Popescu',
      city: 'Bengaluru',
      as: 'Quality engineer',
      years: 5,
      jobs: [
        job('Quality Engineer', 'Mallow & Reed', 'September 2021 - Present', 'Automated the release tests.'),
      ],
      degree: 'Bachelor of Engineering',
      college: 'Vistula Technical University',
      year: '2020',
      skills: ['Selenium', 'Java', 'Python'],
      notice: '60 days',
    },
    {
      name: 'Rohan Bhatt',
      city: 'Ahmedabad',
      as: 'Network engineer',
      years: 3,
      jobs: [job('Network Engineer', 'Sixpenny Retail', 'June 2023 - Present', 'Keeps 210 shops connected.')],
      degree: 'Diploma in Electronics',
      college: 'Sabarmati Polytechnic',
      year: '2022',
      skills: ['Cisco', 'Linux'],
      notice: '15 days',
    },
  ] satisfies Outline[]
).map(toResumePerson);
