import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'

/** Categories of the FAQ (REF-020, OP-99). */
export const questionCategories = resource({
  name: 'question-categories',
  title: 'Question categories',
  singular: 'question category',
  icon: 'list',
  purpose: 'Groups of questions on the FAQ page.',
  fields: { title: title(), slug: slug(), status, sort_number: sortNumber },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status'],
  noun: 'faq',
  calls: everyCall,
  shown_on: [listTags.faq],
})
