import { and, inArray, not } from 'drizzle-orm'
import { list_materials } from '@portico/shared/contract/materials.ts'
import { typesOfFilters } from '@portico/shared/rules/media/library.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { byId } from '../../../../db/by-id.ts'
import { materials } from '../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { showMaterials } from '../../materials/show-materials.ts'

/** Lists the library, newest first; `type` and `search` filter it (MED-001, MED-003). */
export const listMaterials = verb(list_materials, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page
  const matching = and(
    not(materials.is_shared),
    inArray(materials.type, typesOfFilters(query.type ?? [])),
    anyHasWords([materials.name], query.search),
  )
  const { beyond, order } = byId(materials.id, place)
  const rows = await db
    .select()
    .from(materials)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(size + 1)
  const all = db.select({ id: materials.id }).from(materials).where(matching)
  const { data, meta } = page(rows, { place, size })
  return {
    data: await showMaterials(db, data, materialUsers),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
