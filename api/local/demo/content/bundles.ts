import type { DemoBundle } from './types.ts'

export const demoBundles: DemoBundle[] = [
  {
    slug: 'clinical-annual-requirements',
    title: 'Clinical Annual Requirements',
    price: 7500,
    discount_price: 5900,
    courses: [
      'infection-prevention-for-clinical-staff',
      'bloodborne-pathogens-for-healthcare-workers',
      'hipaa-essentials-for-front-desk-staff',
    ],
    description:
      '<p>The three subjects that most clinical employers ask for every year, in a little over three hours. Take them in any order and submit three certificates at once.</p>',
  },
  {
    slug: 'patient-safety-renewal',
    title: 'Patient Safety Renewal: 10 Hours',
    price: 15200,
    discount_price: 10900,
    courses: [
      'medication-safety-and-high-alert-drugs',
      'sepsis-recognition-and-first-hour-care',
      'fall-prevention-in-long-term-care',
      'dementia-care-communication',
    ],
    description:
      '<p>Ten contact hours built around the events that harm patients most often. Each course stands alone, and together they make a good half of many renewal cycles.</p>',
  },
  {
    slug: 'broker-renewal-core',
    title: 'Broker Renewal Core: 12 Hours',
    price: 13000,
    discount_price: 10900,
    courses: [
      'fair-housing-in-daily-practice',
      'agency-relationships-and-disclosure',
      'contracts-and-contingencies',
      'ethics-for-real-estate-licensees',
    ],
    description:
      '<p>Fair housing, agency, contracts and ethics: the subjects that come up in almost every renewal cycle. Check the hour split of your commission before you buy.</p>',
  },
  {
    slug: 'property-manager-starter',
    title: 'Property Manager Starter Set',
    price: 10700,
    discount_price: 8400,
    courses: ['property-management-basics', 'fair-housing-in-daily-practice', 'trust-accounts-without-surprises'],
    description:
      '<p>From the first application to the last deposit, with the trust account in between. A good first month for a new property manager.</p>',
  },
  {
    slug: 'producer-renewal-personal-lines',
    title: 'Producer Renewal: Personal Lines',
    price: 12400,
    discount_price: 9500,
    courses: [
      'ethics-for-insurance-producers',
      'homeowners-policy-line-by-line',
      'personal-auto-coverage-questions',
      'flood-insurance-essentials',
    ],
    description:
      '<p>Twelve hours for producers in personal lines, three of them ethics. Read the homeowners form before flood season and the auto form before the holidays.</p>',
  },
  {
    slug: 'kitchen-crew-essentials',
    title: 'Kitchen Crew Essentials',
    price: 5600,
    discount_price: 4200,
    courses: [
      'food-handler-essentials',
      'allergen-awareness-for-restaurants',
      'cleaning-and-sanitizing-that-works',
      'cooling-and-reheating-safely',
    ],
    description:
      '<p>Five hours that turn a new hire into a safe pair of hands. Buy it by the crew: each person gets a certificate for every course.</p>',
  },
  {
    slug: 'site-safety-foundation',
    title: 'Site Safety Foundation',
    price: 9000,
    discount_price: 6900,
    courses: [
      'construction-site-hazard-awareness',
      'fall-protection-for-construction-crews',
      'electrical-safety-for-non-electricians',
      'hazard-communication-and-labels',
    ],
    description:
      '<p>What a new worker should know before the first lift, ladder or extension cord. Awareness level; your own site training comes on top.</p>',
  },
  {
    slug: 'heat-dust-and-noise-season',
    title: 'Summer Season Set: Heat, Dust and Trenches',
    price: 6800,
    discount_price: 5400,
    courses: ['heat-illness-prevention-outdoors', 'silica-and-dust-control', 'excavation-and-trench-safety'],
    description:
      '<p>Three courses to finish before the ground dries out. Foremen use the checklists as toolbox talks through August.</p>',
  },
  {
    slug: 'child-care-first-year',
    title: 'Child Care: The First Year',
    price: 9800,
    discount_price: 7200,
    courses: [
      'safe-sleep-for-infants',
      'recognizing-and-reporting-child-abuse',
      'infectious-illness-in-group-care',
      'emergency-preparedness-for-child-care',
      'guiding-toddler-behavior',
    ],
    description:
      '<p>The five subjects that licensing visits ask about first. Nine and a half hours, with checklists for your own rooms.</p>',
  },
  {
    slug: 'supervisor-essentials',
    title: 'New Supervisor Essentials',
    price: 11400,
    discount_price: 8900,
    courses: [
      'preventing-harassment-for-supervisors',
      'performance-conversations',
      'hiring-and-interviewing-fairly',
      'managing-leave-and-accommodation',
    ],
    description:
      '<p>For somebody promoted last month. The law a supervisor cannot delegate, and the conversations nobody taught.</p>',
  },
  {
    slug: 'security-awareness-year',
    title: 'Security Awareness: One Year Plan',
    price: 7500,
    discount_price: 4900,
    courses: [
      'phishing-and-social-engineering',
      'passwords-and-multi-factor-sign-in',
      'secure-use-of-ai-tools',
      'protecting-personal-information',
      'physical-security-and-clean-desk',
    ],
    description:
      '<p>Five short courses, one every ten weeks. Enough to keep the subject alive without a two-hour afternoon that everyone dreads.</p>',
  },
  {
    slug: 'small-system-operator',
    title: 'Small System Operator Renewal',
    price: 14800,
    discount_price: null,
    courses: [
      'chlorine-disinfection-for-small-systems',
      'operator-math-step-by-step',
      'cross-connection-control',
      'sampling-and-chain-of-custody',
    ],
    description:
      '<p>Fifteen hours for the operator who does everything: disinfection, math, cross connections and samples that stand up.</p>',
  },
]
