import { sortNumber, status, title } from './common-fields.ts'
import { callsOfProvider, resource } from './resource.ts'

/** Authors of a provider's courses, for its own page (PRT-002, PRT-003). */
export const partnerAuthors = resource({
  name: 'partner-authors',
  segment: 'authors',
  of_provider: true,
  title: 'Authors',
  singular: 'author',
  icon: 'user',
  purpose: 'The people who write and teach for you, shown on your page.',
  fields: {
    name: title('Name'),
    description: { kind: 'text', label: 'Description', max: 2_000, lines: true },
    avatar: { kind: 'image', label: 'Image' },
    status,
    sort_number: sortNumber,
  },
  title_field: 'name',
  sort: 'sort_number',
  import_by: null,
  bulk_edit: ['status'],
  noun: 'provider',
  calls: callsOfProvider,
  shown_on: [],
})
