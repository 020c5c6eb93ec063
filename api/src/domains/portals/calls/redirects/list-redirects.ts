import { sql } from 'drizzle-orm'
import { list_redirects } from '@portico/shared/contract/portals/redirects.ts'
import { byId } from '../../../../db/by-id.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { redirects } from '../../../publishing/tables.ts'
import { redirectColumns } from './redirect-columns.ts'

export const listRedirects = verb(list_redirects, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const matching = anyHasWords([redirects.from_path, redirects.to_path], query.search)
  const { beyond, order } = byId(sql`${redirects.id}`, place)
  const rows = await db
    .select(redirectColumns)
    .from(redirects)
    .where(sql`${matching} and ${beyond}`)
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = sql`select ${redirects.id} from ${redirects} where ${matching}`
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
