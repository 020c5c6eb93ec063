import { featureIconNames, featureIcons } from '../states/partners/feature.ts'
import { everyCall, resource } from './resource.ts'
import { sortNumber, status, title } from './common-fields.ts'

/** Selling points with a short text and an icon (REF-015, OP-99). */
export const features = resource({
  name: 'features',
  title: 'Features',
  singular: 'feature',
  icon: 'star',
  purpose: 'Short selling points with an icon, for pages and courses.',
  fields: {
    title: title(),
    text: { kind: 'text', label: 'Text', max: 500, lines: true },
    icon: {
      kind: 'choice',
      label: 'Icon',
      required: true,
      default: 'star',
      list: true,
      options: featureIconNames.map((value) => ({ value, label: featureIcons[value] })),
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'title',
  bulk_edit: ['status'],
  noun: 'lists',
  calls: everyCall,
  shown_on: [],
})
