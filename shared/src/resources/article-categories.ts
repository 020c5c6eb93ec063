import { everyCall, resource } from './resource.ts'
import { slug, sortNumber, status, title } from './common-fields.ts'

/** Categories of blog articles (REF-011, OP-99). */
export const articleCategories = resource({
  name: 'article-categories',
  title: 'Article categories',
  singular: 'article category',
  icon: 'file',
  purpose: 'Categories for the articles on your blog.',
  fields: { title: title(), slug: slug(), status, sort_number: sortNumber },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status'],
  noun: 'articles',
  calls: everyCall,
  shown_on: [],
})
