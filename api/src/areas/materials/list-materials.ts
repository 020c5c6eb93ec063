import { and, asc, desc, gt, ilike, inArray, lt } from 'drizzle-orm'
import { list_materials } from '@portico/shared/contract/materials.ts'
import { mostCounted } from '@portico/shared/rules/lists/total.ts'
import { typesOfFilters } from '@portico/shared/rules/media/library.ts'
import { materials } from '../../db/tables/media.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'
import { showMaterials } from '../../materials/show-materials.ts'

/** The library, newest first; `type` and `search` narrow it (MED-001, MED-003). */
export const listMaterials = verb(list_materials, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page
  const words = query.search?.trim()
  const matching = and(
    inArray(materials.type, typesOfFilters(query.type ?? [])),
    words ? ilike(materials.name, `%${words.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const beyond = place ? (place.back ? gt(materials.id, place.id) : lt(materials.id, place.id)) : undefined
  const rows = await db
    .select()
    .from(materials)
    .where(and(matching, beyond))
    .orderBy(place?.back ? asc(materials.id) : desc(materials.id))
    .limit(size + 1)
  const counted = () =>
    db.$count(
      db
        .select({ id: materials.id })
        .from(materials)
        .where(matching)
        .limit(mostCounted + 1)
        .as('m'),
    )
  const { data, meta } = page(rows, { place, size })
  return { data: await showMaterials(db, data), meta: { ...meta, ...(await totalIfAsked(query, counted)) } }
})
