import { listTags } from '../tags/tags.ts'
import { partnerTierLabels, partnerTiers } from '../states/subscriptions/plan.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'
import { everyCall, resource } from './resource.ts'

/** The companies that provide courses of the core portal (PRT-001, OP-47), as its staff maintain them; each company writes the rest itself. */
export const partners = resource({
  name: 'partners',
  title: 'Providers',
  singular: 'provider',
  icon: 'building',
  purpose: 'Companies that teach with you. Each has a page once it is published and one of its courses is on sale.',
  fields: {
    name: title('Name'),
    slug: slug('name'),
    logo: { kind: 'image', label: 'Logo' },
    url: { kind: 'link', label: 'Website', of_web: true },
    about_us: { kind: 'rich_text', label: 'About', max: 20_000 },
    course_ids: {
      kind: 'relation',
      label: 'Courses',
      help: 'The courses that this provider teaches.',
      to: 'courses',
      many: true,
    },
    tier: {
      kind: 'choice',
      label: 'Tier',
      help: 'How many external pages the provider may have: none, 5, 20, or any number.',
      required: true,
      list: true,
      filter: true,
      default: 'promo',
      options: partnerTiers.map((value) => ({ value, label: partnerTierLabels[value] })),
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'name',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status', 'tier'],
  noun: 'partners',
  calls: everyCall,
  refusals: ['access.used_elsewhere'],
  shown_on: [listTags.providers],
  only_core: true,
  families: ['provider'],
})
