import type { CourseCard, PublicCourse, search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import type { get_home } from '@portico/shared/contract/catalog/home.ts'
import type { BundleCard } from '@portico/shared/contract/catalog/bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

const titles = [
  ['Fall Protection for Construction Crews', 'Workplace safety', 'Dana Whitfield', 4],
  ['Bloodborne Pathogens: Annual Training', 'Healthcare', 'Luis Ortega, RN', 2],
  [
    'OSHA Hazard Communication and Safety Data Sheets for Small Employers and Contractors',
    'Workplace safety',
    'Dana Whitfield',
    3,
  ],
  ['Ethics for Real Estate Professionals', 'Real estate', 'Priya Raman', 3],
  ['Infection Control in Home Care', 'Healthcare', 'Luis Ortega, RN', 6],
  ['Confined Space Entry', 'Workplace safety', 'Marcus Bell', 8],
  ['Food Protection Manager Review', 'Food service', 'Elena Petrov', 5],
  ['Defensive Driving', 'Transport', 'Marcus Bell', 4],
  ['Child Development: The First Three Years', 'Early childhood', 'Naomi Fields', 10],
  ['Lead Renovator Refresher', 'Construction', 'Dana Whitfield', 4],
  ['HIPAA Privacy and Security', 'Healthcare', 'Luis Ortega, RN', 2],
  ['Maryland Landlord-Tenant Law', 'Real estate', 'Priya Raman', 3],
] as const

/** Twelve cards as on the catalog's first page; one without reviews and one without a picture. */
export const sampleCards: CourseCard[] = titles.map(([title, topic, author, hours], index) => ({
  id: 101 + index,
  slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  title,
  subtitle: `What ${topic.toLowerCase()} teams need, in ${hours} hours.`,
  thumbnail: index === 7 ? null : `/files/course-${101 + index}.svg`,
  author,
  topics: [topic],
  language: 'English',
  price: [5900, 2450, 6900, 4500, 8900, 12900, 5900, 2900, 14900, 19900, 0, 4500][index] ?? 3900,
  team_price: index % 3 === 0 ? 3900 : null,
  duration_minutes: hours * 60,
  ce_credits: index % 4 === 3 ? 0 : hours / 2,
  rating: index % 5 === 2 ? null : 4.2 + (index % 4) / 5,
  reviews_count: index % 5 === 2 ? 0 : 12 + index * 7,
}))

export const sampleBundles: BundleCard[] = [
  {
    id: 7,
    slug: 'site-supervisor',
    title: 'Site Supervisor Package',
    thumbnail: '/files/bundle-7.svg',
    price: 29900,
    discount_price: 22900,
    separate_price: 31400,
    courses_count: 5,
    course_ids: [101, 102, 103, 104, 105],
    duration_minutes: 1320,
    ce_credits: 11,
  },
  {
    id: 8,
    slug: 'home-care-starter',
    title: 'Home Care Starter',
    thumbnail: '/files/bundle-8.svg',
    price: 14900,
    discount_price: null,
    separate_price: 14900,
    courses_count: 3,
    course_ids: [101, 102, 103],
    duration_minutes: 600,
    ce_credits: 5,
  },
  {
    id: 9,
    slug: 'realtor-renewal',
    title: 'Realtor License Renewal, Maryland',
    thumbnail: '/files/bundle-9.svg',
    price: 11900,
    discount_price: 9900,
    separate_price: 9900,
    courses_count: 4,
    course_ids: [101, 102, 103, 104],
    duration_minutes: 900,
    ce_credits: 15,
  },
]

const facet = (...entries: [string, string, number][]) =>
  entries.map(([value, title, count]) => ({ value, title, count }))

export const sampleSearch: Data<typeof search_courses> = {
  courses: sampleCards.map((card) => ({ ...card, marks: { title: [], subtitle: [], author: [] } })),
  total: 121,
  page: 1,
  pages: 11,
  facets: {
    topic: facet(
      ['workplace-safety', 'Workplace safety', 34],
      ['healthcare', 'Healthcare', 27],
      ['real-estate', 'Real estate', 18],
      ['construction', 'Construction', 14],
      ['early-childhood', 'Early childhood', 11],
      ['food-service', 'Food service', 9],
      ['transport', 'Transport', 5],
      ['insurance', 'Insurance', 3],
    ),
    language: facet(['en', 'English', 109], ['es', 'Spanish', 12]),
    agency: facet(
      ['osha', 'OSHA', 38],
      ['maryland-dhmh', 'Maryland Department of Health', 21],
      ['mrec', 'Maryland Real Estate Commission', 16],
      ['ansi', 'ANSI National Accreditation Board', 8],
    ),
    state: facet(
      ['md', 'Maryland', 62],
      ['va', 'Virginia', 41],
      ['dc', 'District of Columbia', 22],
      ['pa', 'Pennsylvania', 18],
    ),
    training_option: facet(['self-paced', 'Self-paced', 104], ['live', 'Live online', 12], ['blended', 'Blended', 5]),
  },
  did_you_mean: null,
  left_out: [],
  engine: 'meilisearch',
}

const reviews = [
  {
    author: 'Carla M.',
    rating: 5,
    text: 'Clear, no filler, and the exam asks what actually happens on a roof. I finished it over two evenings.',
    created_at: '2026-08-14T15:20:00.000Z',
  },
  {
    author: 'James T.',
    rating: 4,
    text: 'Good pictures of anchor points. I would have liked more on rescue plans.',
    created_at: '2026-07-02T09:05:00.000Z',
  },
  {
    author: 'Renee O.',
    rating: 5,
    text: 'Bought twelve seats for the crew; handing them out took five minutes.',
    created_at: '2026-05-21T18:44:00.000Z',
  },
]

/** A full course page: tiers, outline, people, reviews. */
export const sampleCourse: PublicCourse = {
  id: 101,
  slug: sampleCards[0]?.slug ?? '',
  title: 'Fall Protection for Construction Crews',
  subtitle: 'Plan, inspect and use fall arrest so that everybody on the roof comes down by the ladder.',
  description:
    '<p>Falls are the first cause of death in construction. This course takes a crew through the whole of a working day at height: planning, anchors, harnesses, edges, ladders and rescue.</p><p>It follows 29 CFR 1926 Subpart M and uses photographs from real sites. Every module ends with a short check, and the final exam can be taken again until you pass.</p>',
  outcomes: [
    'Choose between guardrails, nets and personal fall arrest',
    'Inspect a harness and know when it must go',
    'Calculate fall clearance for a lanyard and for a self-retracting line',
    'Write a rescue plan that works before the ambulance comes',
    'Set up ladders and scaffolds within the rules',
    'Keep the records an inspector asks for',
  ],
  thumbnail: '/files/course-101.svg',
  video: null,
  publication_status: 2,
  is_sequential: true,
  price_stamp: 'stamp',
  is_certificate_required: true,
  has_certificate: true,
  course_pricings: [
    { id: 1, from_quantity: 1, price: 5900 },
    { id: 2, from_quantity: 5, price: 4900 },
    { id: 3, from_quantity: 20, price: 3900 },
  ],
  author: {
    name: 'Dana Whitfield',
    slug: 'dana-whitfield',
    has_page: true,
    avatar: null,
    description:
      '<p>Dana spent eighteen years as a site safety manager on bridge and high-rise projects before she began to teach.</p>',
  },
  instructors: [
    {
      name: 'Marcus Bell',
      slug: null,
      has_page: false,
      avatar: null,
      description: '<p>Rescue technician and trainer of trainers for rope access.</p>',
    },
  ],
  language: { code: 'en', title: 'English', has_page: true },
  topics: [{ slug: 'workplace-safety', title: 'Workplace safety', has_page: true }],
  agencies: [
    { slug: 'osha', title: 'OSHA', logo: null, hundredths: 200, has_page: true },
    { slug: 'maryland-dllr', title: 'Maryland Department of Labor', logo: null, hundredths: 150, has_page: false },
  ],
  states: [
    { code: 'md', slug: 'maryland', title: 'Maryland', has_page: true },
    { code: 'va', slug: 'virginia', title: 'Virginia', has_page: false },
  ],
  training_options: [{ slug: 'self-paced', title: 'Self-paced', has_page: true }],
  organizations: [{ name: 'IACET', provider_number: '104-8821' }],
  duration_minutes: 240,
  ce_credits: 2,
  outline: [
    {
      title: 'Why people fall',
      items: [
        { title: 'A day on the roof', itemable_type: 'Video', preview_id: null },
        { title: 'The rules in one page', itemable_type: 'Text', preview_id: 12 },
        { title: 'Check what you know', itemable_type: 'Survey', preview_id: null },
      ],
    },
    {
      title: 'Equipment',
      items: [
        { title: 'Harness inspection', itemable_type: 'ScormModule', preview_id: null },
        { title: 'Clearance table', itemable_type: 'Document', preview_id: null },
      ],
    },
    {
      title: 'Rescue',
      items: [
        { title: 'The first ten minutes', itemable_type: 'Text', preview_id: null },
        { title: 'Final exam', itemable_type: 'Exam', preview_id: null },
      ],
    },
  ],
  rating: 14 / 3,
  reviews_count: 3,
  rating_counts: [0, 0, 0, 1, 2],
  reviews,
  learners_count: 1284,
  related: sampleCards.slice(1, 4),
  bundles: [{ id: 7, slug: 'site-supervisor', title: 'Site Supervisor Package' }],
  seo_image: '/files/course-101-social.png',
  button_name: '',
  seo_keywords: 'fall protection, construction, OSHA',
  meta_title: null,
  meta_description: null,
  published_at: '2025-11-03T14:00:00.000Z',
  updated_at: '2026-10-02T03:30:00.000Z',
}

export const sampleFaq = [
  {
    slug: 'when-can-i-start',
    question: 'When can I start a course?',
    answer: '<p>Right after payment. You find it under <a href="/courses/learner">My courses</a>.</p>',
    category: { slug: 'courses', title: 'Courses' },
  },
  {
    slug: 'certificate',
    question: 'How do I get my certificate?',
    answer:
      '<p>When every item is finished, the certificate is one press away. It carries a serial number that anyone can check.</p>',
    category: { slug: 'courses', title: 'Courses' },
  },
  {
    slug: 'team',
    question: 'Can I buy seats for my team?',
    answer:
      '<p>Yes. Choose the number of seats on the course page; the price falls with the number. You hand seats out by link or by invitation.</p>',
    category: { slug: 'payment', title: 'Payment' },
  },
  {
    slug: 'refund',
    question: 'Can I return a course?',
    answer: '<p>Write to us before you start, and we refund it.</p>',
    category: null,
  },
]

export const sampleHome: Data<typeof get_home> = {
  topics: sampleSearch.facets.topic.map((topic) => ({
    slug: topic.value,
    title: topic.title,
    text: `Courses in ${topic.title.toLowerCase()}, accepted by the agencies that check.`,
    image: null,
    count: topic.count,
  })),
  popular: sampleCards.slice(0, 6),
  newest: sampleCards.slice(6, 12),
  bundles: sampleBundles,
  reviews: reviews.map((review, index) => ({
    ...review,
    course: { slug: sampleCards[index]?.slug ?? '', title: sampleCards[index]?.title ?? '' },
  })),
  faq: sampleFaq.map(({ slug, question, answer }) => ({ slug, question, answer })),
  counts: { courses: 121, learners: 48_210, agencies: 14, reviews: 611 },
}
