import { sql } from 'drizzle-orm'
import { sort_modules } from '@portico/shared/contract/courses/outline.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'
import { readOutline } from './read-outline.ts'

/**
 * Runs two statements, whatever the outline's length. Removed modules and items keep their number, so restoring puts them back near their old
 * position.
 */
export const sortModules = verb(sort_modules, async (ctx, { query, body }) => {
  const draft = await editedDraft(ctx, query.course_id)
  const outline = await readOutline(ctx.db, draft.id)
  const items = body.sort.flatMap(({ module_id, item_ids }) => item_ids.map((id) => ({ id, module_id })))
  const isSame =
    areSame(
      outline.map(({ id }) => id),
      body.sort.map(({ module_id }) => module_id),
    ) &&
    areSame(
      outline.flatMap((module) => module.items.map(({ id }) => id)),
      items.map(({ id }) => id),
    )
  if (!isSame) fail('courses.outline_changed')
  const modules = JSON.stringify(body.sort.map(({ module_id }, index) => ({ id: module_id, sort_number: index + 1 })))
  await ctx.db.execute(sql`
    update version_modules m set sort_number = s.sort_number
    from jsonb_to_recordset(${modules}::text::jsonb) s (id bigint, sort_number integer)
    where m.course_version_id = ${draft.id} and m.module_id = s.id and m.sort_number <> s.sort_number`)
  const placed = JSON.stringify(items.map((item, index) => ({ ...item, sort_number: index + 1 })))
  await ctx.db.execute(sql`
    update version_items i set module_id = s.module_id, sort_number = s.sort_number
    from jsonb_to_recordset(${placed}::text::jsonb) s (id bigint, module_id bigint, sort_number integer)
    where i.course_version_id = ${draft.id} and i.module_item_id = s.id and (i.module_id, i.sort_number) <> (s.module_id, s.sort_number)`)
  ctx.note(`course:${query.course_id}`, { sorted: items.length })
  return { is_sorted: true as const }
})

function areSame(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && new Set([...ids, ...others]).size === ids.length
}
