import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'

/** The portal's questions and answers; the specification also calls them adminQuestions (REF-014, OP-106). */
export const faq = resource({
  name: 'faq',
  title: 'FAQ',
  singular: 'question',
  icon: 'help',
  purpose: 'Answers to the questions visitors ask most.',
  fields: {
    question: title('Question', 300),
    slug: slug('question'),
    category_id: { kind: 'relation', label: 'Category', to: 'question-categories', list: true, filter: true },
    answer: { kind: 'rich_text', label: 'Answer', max: 20_000, required: true },
    seo_keywords: { kind: 'text', label: 'SEO keywords', max: 300, help: 'Separated by commas.' },
    publication_status: status,
    sort_number: sortNumber,
  },
  title_field: 'question',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['publication_status', 'category_id'],
  noun: 'faq',
  calls: everyCall,
  shown_on: [listTags.faq],
  families: ['faq'],
})
