import { list_course_items } from '@portico/shared/contract/courses/outline-items.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openVersions } from './edited-draft.ts'
import { readOutline } from './read-outline.ts'

export const listCourseItems = verb(list_course_items, async ({ db }, { query }) => {
  const [version] = await openVersions(db, query.course_id)
  if (!version) return fail('general.not_found')
  const outline = await readOutline(db, version.id)
  return outline
    .flatMap((module) => module.items.map((item) => ({ ...item, module_id: module.id })))
    .filter((item) => query.itemable_type === undefined || item.itemable_type === query.itemable_type)
})
