import { everyCall, resource } from './resource.ts'
import { sortNumber, status, title } from './common-fields.ts'

/** Organizations named on certificates (REF-017, OP-99). Issued certificates keep their data. */
export const organizations = resource({
  name: 'organizations',
  title: 'Organizations',
  singular: 'organization',
  icon: 'award',
  purpose: 'Organizations shown on certificates, with the provider number that licensing boards look up.',
  fields: {
    name: title('Name', 200),
    provider_number: { kind: 'text', label: 'Provider number', max: 60, list: true, search: true },
    logo: { kind: 'image', label: 'Logo' },
    status,
    sort_number: sortNumber,
  },
  title_field: 'name',
  sort: 'sort_number',
  import_by: 'name',
  bulk_edit: ['status'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [],
})
