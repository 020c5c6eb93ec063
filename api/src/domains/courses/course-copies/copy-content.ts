import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { copiedRow } from '../../item-types/door.ts'
import { courseVersions, moduleItems, modules, versionItems, versionModules } from '../tables.ts'

/** Copies a course's content as the draft of its copy: new modules and items, with exams of their own and other content shared until edited. */
export async function copyContent(
  db: Transaction,
  { from, to, by }: { from: number; to: number; by: number },
): Promise<void> {
  const versions = await db.select().from(courseVersions).where(eq(courseVersions.course_id, from))
  const shown = versions.find(({ state }) => state === 'draft') ?? versions.find(({ state }) => state === 'current')
  const [draft] = await db
    .insert(courseVersions)
    .values({ course_id: to, state: 'draft', is_sequential: shown?.is_sequential ?? false, created_by: by })
    .returning()
  if (!draft) throw new Error('no draft was made')
  if (!shown) return
  const place = { db, from: shown.id, to: draft.id, course_id: to }
  await copyItems(place, await copyModules(place))
}

type CopyTarget = { db: Transaction; from: number; to: number; course_id: number }
/** The copy's module ids by the original's. */
type Modules = ReadonlyMap<number, number>

async function copyModules({ db, from, to, course_id }: CopyTarget): Promise<Modules> {
  const before = await db
    .select()
    .from(versionModules)
    .where(and(eq(versionModules.course_version_id, from), isNull(versionModules.removed_at)))
  if (before.length === 0) return new Map()
  const made = await db
    .insert(modules)
    .values(before.map(() => ({ course_id })))
    .returning()
  const ids = new Map(before.map((one, place) => [one.module_id, made[place]?.id ?? 0]))
  await db.insert(versionModules).values(
    before.map(({ module_id, title, sort_number }) => ({
      course_version_id: to,
      module_id: ids.get(module_id) ?? 0,
      title,
      sort_number,
    })),
  )
  return ids
}

async function copyItems({ db, from, to, course_id }: CopyTarget, ids: Modules): Promise<void> {
  const before = await db
    .select({ item: versionItems, itemable_type: moduleItems.itemable_type })
    .from(versionItems)
    .innerJoin(moduleItems, eq(moduleItems.id, versionItems.module_item_id))
    .where(and(eq(versionItems.course_version_id, from), isNull(versionItems.removed_at)))
  const kept = before.filter(({ item }) => ids.has(item.module_id))
  if (kept.length === 0) return
  const made = await db
    .insert(moduleItems)
    .values(kept.map(({ itemable_type }) => ({ course_id, itemable_type })))
    .returning()
  const rows: number[] = []
  for (const { item, itemable_type } of kept)
    rows.push(await copiedRow(db, { itemable_type, itemable_id: item.itemable_id }))
  await db.insert(versionItems).values(
    kept.map(({ item: { module_id, itemable_id, title, sort_number, is_free_preview } }, place) => ({
      course_version_id: to,
      module_item_id: made[place]?.id ?? 0,
      module_id: ids.get(module_id) ?? 0,
      itemable_id: rows[place] ?? itemable_id,
      title,
      sort_number,
      is_free_preview,
    })),
  )
}
