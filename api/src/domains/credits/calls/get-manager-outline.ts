import { sql } from 'drizzle-orm'
import { get_manager_outline } from '@portico/shared/contract/credits/managers.ts'
import { currentVersion } from '../../../db/enrollment-version.ts'
import { readFreshOutline } from '../../learning/door.ts'
import { managedCourse } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'

/** Returns titles and types only; the content is for learners of the course. */
export const getManagerOutline = verb(get_manager_outline, async ({ db, actor }, { params }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const [version] = await db.execute<{ id: number | null }>(sql`select ${currentVersion(sql`${course_id}`)} as id`)
  const { is_sequential, modules } = await readFreshOutline(db, Number(version?.id ?? 0))
  return {
    is_sequential,
    modules: modules.map(({ id, title, items }) => ({
      id,
      title,
      items: items.map((item) => ({ id: item.id, title: item.itemable.title, itemable_type: item.itemable_type })),
    })),
  }
})
