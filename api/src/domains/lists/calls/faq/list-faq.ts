import { sql } from 'drizzle-orm'
import { list_faq } from '@portico/shared/contract/lists/faq.ts'
import { verb } from '../../../../kernel/verb.ts'
import { selectFaq } from './read-faq.ts'

/** Ordered by category, uncategorized entries last (BLG-007). */
export const listFaq = verb(list_faq, async ({ db }) =>
  selectFaq(db, sql`order by k.sort_number nulls last, k.id nulls last, f.sort_number, f.id`),
)
