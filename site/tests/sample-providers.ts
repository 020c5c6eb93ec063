import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_partner_page, get_provider, list_provider_cards } from '@portico/shared/contract/partners/public.ts'

const features = [
  { title: 'On-site classes', text: 'Instructors who travel to your crew.', icon: 'award' },
] as const satisfies Data<typeof get_provider>['features']

/** A provider with every part that its page can have. */
export const sampleProvider: Data<typeof get_provider> = {
  id: 3,
  meta_title: 'Occupational safety training',
  meta_description: 'Courses of people who keep crews safe.',
  street: ['12 Harbor Street', 'Columbus, OH 43215'],
  social_links: ['https://www.linkedin.com/company/osha'],
  options: ['Self-paced'],
  features: [...features],
  authors: [{ name: 'Mara Lind', description: 'Twenty years on scaffolds.', avatar: null }],
  questions: [{ id: 5, question: 'Who teaches?', answer: '<p>People of the trade.</p>' }],
  pages: [{ id: 9, slug: 'site-visits', title: 'Site visits', text: 'We look at your site.', image: null }],
}

export const sampleProviderCards: Data<typeof list_provider_cards> = [
  {
    id: 3,
    slug: 'osha',
    name: 'OSHA Training Institute',
    logo: null,
    place: 'Columbus, OH',
    features: features.map(({ title, icon }) => ({ title, icon })),
  },
]

export const samplePartnerPage: Data<typeof get_partner_page> = {
  id: 9,
  slug: 'site-visits',
  title: 'Site visits',
  url: 'https://example.com/site-visits',
  text: 'We look at your site.',
  image: null,
  provider: { id: 3, slug: 'osha', name: 'OSHA Training Institute', has_page: true },
}
