import { sortNumber, status, title } from './common-fields.ts'
import { callsOfProvider, resource } from './resource.ts'

/** Training formats of a provider, such as on site (PRT-007). */
export const partnerOptions = resource({
  name: 'partner-options',
  segment: 'options',
  of_provider: true,
  title: 'Ways of training',
  singular: 'way of training',
  icon: 'list',
  purpose: 'How you train: online, in a classroom, at the customer’s site. Shown at the top of your page.',
  fields: { title: title('Title', 60), status, sort_number: sortNumber },
  title_field: 'title',
  sort: 'sort_number',
  import_by: null,
  bulk_edit: ['status'],
  noun: 'provider',
  calls: callsOfProvider,
  shown_on: [],
})
