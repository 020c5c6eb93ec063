import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import { publishedEntry } from '../../../db/visible.ts'
import type { Collection } from './collection.ts'

/** The topics in which approved partner companies have courses: the provider directory (OP-47). */
export const providerTopic: Collection = {
  family: 'provider-topic',
  ...listTables.topics,
  columns: { slug: 'slug', title: 'title', text: 'text', picture: 'image' },
  courses: sql`exists (select 1 from course_providers v join partner_companies p on p.id = v.partner_company_id
    where v.course_id = c.course_id and ${publishedEntry('p')})`,
  listed_on: [listTags.providers],
}
