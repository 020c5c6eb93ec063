import type { TopicSlug } from './types.ts'

/** Fictional companies that teach on the core portal; their domains end in .test. */
type DemoPartner = {
  slug: string
  name: string
  about_us: string
  url: string
  phone: string
  city: string
  state: string
  topic: TopicSlug
}

const phone = '+1-614-555-0142'
export const demoPartners: readonly DemoPartner[] = [
  {
    slug: 'harbor-kitchen-training',
    name: 'Harbor Kitchen Training',
    about_us:
      'Harbor Kitchen Training teaches crews of restaurants, school kitchens and hospitals. Its trainers are former kitchen managers who have stood through inspections themselves.',
    url: 'https://www.harborkitchen.test',
    phone,
    city: 'Portland',
    state: 'OR',
    topic: 'food-safety',
  },
  {
    slug: 'ridgeline-site-safety',
    name: 'Ridgeline Site Safety',
    about_us:
      'Ridgeline Site Safety trains construction crews and their supervisors. Each course follows the working day on a site, from the first briefing to the report at its end.',
    url: 'https://www.ridgelinesafety.test',
    phone,
    city: 'Denver',
    state: 'CO',
    topic: 'construction-safety',
  },
  {
    slug: 'clearwater-operators-school',
    name: 'Clearwater Operators School',
    about_us:
      'Clearwater Operators School prepares operators of water plants for their renewals. Its teachers run plants of their own and bring the logs, the charts and the mistakes along.',
    url: 'https://www.clearwateroperators.test',
    phone,
    city: 'Columbus',
    state: 'OH',
    topic: 'water-treatment',
  },
]
