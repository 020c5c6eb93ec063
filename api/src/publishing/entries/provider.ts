import { listTags } from '@portico/shared/tags/tags.ts'
import { partnerCompanies } from '../../db/tables/partners.ts'
import type { Collection } from './collection.ts'

/** The courses of one approved partner company (OP-47). Its page names their topics, and the directory of each topic names it. */
export const provider: Collection = {
  table: partnerCompanies,
  in_courses: { between: 'course_providers', column: 'partner_company_id' },
  columns: { slug: 'slug', title: 'name', text: 'about_us', picture: 'logo' },
  listed_on: [listTags.providers],
}
