import { sql } from 'drizzle-orm'
import { list_collections } from '@portico/shared/contract/catalog/collections.ts'
import { excerpt } from '@portico/shared/rules/text/cut-text.ts'
import { verb } from '../../../../kernel/verb.ts'
import { entriesWithCourses, collections } from '../../../publishing/door.ts'
import { hasCollections } from './has-collections.ts'
import { columnsOf } from './read-collection.ts'

type Row = { id: number; slug: string; title: string; text: string; picture: string | null }
const excerptLength = 160

/** Lists the entries of one family that have courses on sale, in list order (CAT-010, CAT-012, CAT-015, CAT-016). */
export const listCollections = verb(list_collections, async ({ db, portal }, { params }) => {
  if (!hasCollections(portal, params.family)) return []
  const collection = collections[params.family]
  const rows = await db.execute<Row>(
    sql`select ${columnsOf(collection)} from ${entriesWithCourses(collection)} order by e.sort_number, 3, e.id`,
  )
  return rows.map((row) => ({ ...row, text: excerpt({ html: row.text, length: excerptLength }) }))
})
