import { open_scorm_flight } from '@portico/shared/contract/scorm/records.ts'
import { scormFlightOpenings } from '../tables.ts'
import { requireCourseReach } from '../../access/door.ts'
import { notify } from '../../notifications/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { flightOf } from './attempts-of.ts'
import { learnerAtItem } from './learner-at-item.ts'

/** Shows the recording of a launch. Records who opened it and why, in the activity log and where its learner can read it. */
export const openScormFlight = verb(open_scorm_flight, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const { progress_id, user_id, item_title, course_id } = await learnerAtItem(db, params)
  await requireCourseReach(db, { actor, course_id })
  const { reason, ...launch } = body
  const entries = await flightOf(db, { progress_id, ...launch })
  if (entries.length === 0) fail('general.not_found')
  const [opening] = await db
    .insert(scormFlightOpenings)
    .values({ progress_id, ...launch, opened_by: actor.id, reason })
    .returning({ id: scormFlightOpenings.id })
  ctx.note(`enrollment:${params.related_id}`, { item: params.item_id, ...launch, reason })
  await notify(ctx, {
    user_id,
    type: 'scorm_recording_opened',
    properties: { title: item_title, original_id: params.item_id },
    cause: `scorm-flight:${opening?.id ?? 0}`,
  })
  return { entries }
})
