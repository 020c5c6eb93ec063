import { sql } from 'drizzle-orm'
import { get_faq } from '@portico/shared/contract/lists/faq.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { selectFaq } from './read-faq.ts'

const mostRelated = 5

/** Returns one entry with others of its category; an uncategorized entry comes with other uncategorized ones (BLG-007). */
export const getFaq = verb(get_faq, async ({ db }, { params }) => {
  const [entry] = await selectFaq(db, sql`and f.slug = ${params.slug}`)
  if (!entry) fail('general.not_found')
  const related = await selectFaq(
    db,
    sql`and f.id <> ${entry.id} and f.category_id is not distinct from ${entry.category_id}::bigint order by f.sort_number, f.id limit ${mostRelated}`,
  )
  return { ...entry, related }
})
