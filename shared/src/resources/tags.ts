import { everyCall, resource } from './resource.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'

/** Free labels of courses (REF-027, OP-99). */
export const tags = resource({
  name: 'tags',
  title: 'Tags',
  singular: 'tag',
  icon: 'copy',
  purpose: 'Labels for courses, each in its own color.',
  fields: {
    title: title('Title', 60),
    slug: slug(),
    color: { kind: 'color', label: 'Color', list: true },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status', 'color'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [],
})
