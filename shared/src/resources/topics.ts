import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { audience, introduction, slug, sortNumber, status, title } from './common-fields.ts'

/** Course subjects; the specification's calls name them categories (REF-028, REF-031, OP-44, OP-103). */
export const topics = resource({
  name: 'topics',
  title: 'Topics',
  singular: 'topic',
  icon: 'book',
  purpose: 'What your courses are about. Visitors browse the catalog by topic.',
  fields: {
    title: title(),
    slug: slug(),
    image: { kind: 'image', label: 'Image' },
    text: introduction,
    audience,
    is_continuing_education: {
      kind: 'boolean',
      label: 'Continuing education',
      help: 'Adds a continuing-education page for this topic.',
      default: true,
      list: true,
      filter: true,
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status', 'is_continuing_education'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [listTags.courses, listTags.home],
  families: ['topic', 'ce-topic', 'provider-topic'],
})
