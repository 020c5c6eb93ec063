import type { Bulk } from './bulk.ts'

/** The core portal's course that was published three times. */
const republished = 'infection-prevention-for-clinical-staff'
const early = 2

/**
 * Adds two earlier versions, making the current one the third: the first lacks the last lesson before the exam, the second has it under another
 * title. Some learners who had begun keep those versions, as the author chose.
 */
export async function loadVersions(bulk: Bulk, portal_id: number): Promise<void> {
  const { tx } = bulk
  const [current] = await tx<{ id: number; course_id: number; item_id: number; module_id: number }[]>`
    select v.id::int, v.course_id::int, i.module_item_id::int as item_id, i.module_id::int from course_versions v
    join courses c on c.portal_id = v.portal_id and c.id = v.course_id and c.slug = ${republished}
    join version_items i on i.portal_id = v.portal_id and i.course_version_id = v.id
    join version_modules m on m.portal_id = v.portal_id and m.course_version_id = v.id and m.module_id = i.module_id
    where v.portal_id = ${portal_id} and v.state = 'current' and m.sort_number < (
      select max(w.sort_number) from version_modules w where w.portal_id = v.portal_id and w.course_version_id = v.id)
    order by m.sort_number desc, i.sort_number desc limit 1`
  if (!current) return
  const ids = await bulk.ids('course_versions', early)
  await tx`update course_versions set number = ${early + 1} where portal_id = ${portal_id} and id = ${current.id}`
  for (const [place, id] of ids.entries()) {
    await tx`
      insert into course_versions (id, portal_id, course_id, state, number, is_sequential, created_at, published_at)
      select ${id}::bigint, portal_id, course_id, 'past', ${place + 1}::integer, is_sequential,
        created_at - ${early - place}::integer * interval '120 days', published_at - ${early - place}::integer * interval '120 days'
      from course_versions where portal_id = ${portal_id} and id = ${current.id}`
    await tx`
      insert into version_modules (portal_id, course_version_id, module_id, title, sort_number)
      select portal_id, ${id}::bigint, module_id, title, sort_number from version_modules
      where portal_id = ${portal_id} and course_version_id = ${current.id}`
    await tx`
      insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number, is_free_preview)
      select portal_id, ${id}::bigint, module_item_id, module_id, itemable_id,
        case when module_item_id = ${current.item_id} then 'Before the exam' else title end, sort_number,
        is_free_preview
      from version_items where portal_id = ${portal_id} and course_version_id = ${current.id}
        and (${place} > 0 or module_item_id <> ${current.item_id})`
    // Only learners who have not reached that module yet: their progress is valid in every version.
    await tx`
      update enrollments set course_version_id = ${id}
      where portal_id = ${portal_id} and id in (
        select n.id from enrollments n
        where n.portal_id = ${portal_id} and n.course_id = ${current.course_id} and n.status = 1 and n.ended_at is null
          and n.course_version_id is null and not exists (
            select 1 from item_progress p
            join version_items i on i.portal_id = p.portal_id and i.module_item_id = p.module_item_id
              and i.course_version_id = ${current.id} and i.module_id = ${current.module_id}
            where p.portal_id = n.portal_id and p.enrollment_id = n.id)
        order by n.id limit 2)`
  }
}
