import { everyCall, resource } from './resource.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'

/** Authors of courses and articles (REF-012, OP-99). */
export const authors = resource({
  name: 'authors',
  title: 'Authors',
  singular: 'author',
  icon: 'user',
  purpose: 'The people who write your courses and articles, each with a short bio.',
  fields: {
    name: title('Name'),
    slug: slug('name'),
    description: { kind: 'text', label: 'Description', max: 2_000, lines: true },
    avatar: { kind: 'image', label: 'Image' },
    status,
    sort_number: sortNumber,
  },
  title_field: 'name',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [],
  families: ['author'],
})
