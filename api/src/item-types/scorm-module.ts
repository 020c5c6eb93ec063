import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { scormDetails } from '@portico/shared/contract/scorm.ts'
import { scormModules } from '../db/tables/course-content.ts'
import { itemProgress } from '../db/tables/learning.ts'
import { fail } from '../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'

const keptDetails = v.partial(scormDetails)

export const scormModule: ItemTypeOnServer<'ScormModule'> = {
  async show(db, { base, itemable_id, enrollment_id }) {
    const [row] = await db.select().from(scormModules).where(eq(scormModules.id, itemable_id))
    const [progress] = await db
      .select({ details: itemProgress.details })
      .from(itemProgress)
      .where(and(eq(itemProgress.enrollment_id, enrollment_id), eq(itemProgress.module_item_id, base.id)))
    // An item that was opened and never played has no details yet.
    const kept = v.safeParse(keptDetails, progress?.details ?? {})
    const details = kept.success ? kept.output : {}
    return {
      ...base,
      itemable_type: 'ScormModule',
      slug: row?.slug ?? '',
      scorm_id: row?.scorm_id ?? '',
      score: details.score?.raw ?? null,
      lesson_status: details.lesson_status ?? null,
    }
  },
  file: null,
  place: sql`
    (select jsonb_build_object('package_id', s.scorm_package_id, 'identifier', s.scorm_id,
      'ancestors', coalesce(o.sco -> 'ancestors', '[]'), 'prerequisites', o.sco ->> 'prerequisites')
    from scorm_modules s
    left join scorm_packages k on k.id = s.scorm_package_id
    left join lateral (select sco from jsonb_array_elements(k.items) sco where sco ->> 'identifier' = s.scorm_id limit 1) o on true
    where s.id = i.itemable_id)`,
  // A package is made by its upload; the outline changes its title and place only.
  authoring: authoringOf('ScormModule', {
    read: () => Promise.resolve({ itemable_type: 'ScormModule', fields: {} }),
    write: async (_db, { id }) => id ?? fail('courses.item_not_created'),
  }),
}
