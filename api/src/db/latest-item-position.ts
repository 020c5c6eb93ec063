import { sql } from 'drizzle-orm'

/** Joins, as `i`, the position of an item of `module_items t`: in the draft, else the published version, else its last version. */
export const latestItemPosition = sql`join lateral (
  select i.title, v.state, m.sort_number as module_sort, i.sort_number from version_items i
  join course_versions v on v.id = i.course_version_id
  join version_modules m on m.course_version_id = v.id and m.module_id = i.module_id
  where i.module_item_id = t.id and i.removed_at is null
  order by v.state = 'past', v.number desc nulls first limit 1) i on true`
