import { restart_sco } from '@portico/shared/contract/scorm/scorm.ts'
import { freshRecord } from '@portico/shared/rules/scorm/fresh-record.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { itemToTake, progressOf } from '../../learning/door.ts'
import { readLaunchRecord, saveLaunchRecord } from './launch-record.ts'
import { readRegistration, statesOf } from './registration.ts'

/** Clears the data of a failed SCO in the running attempt; its result stays until the SCO is passed (OP-80). */
export const restartSco = verb(restart_sco, async (ctx, { params, body }) => {
  const { db } = ctx
  const { enrollment, item } = await itemToTake(ctx, { enrollment_id: body.related_id, item_id: params.id })
  const progress = await progressOf(db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const registration = await readRegistration(db, { item, progress_id: progress?.id ?? null })
  const state = statesOf(registration).find(({ sco }) => sco.identifier === body.sco)
  if (!state) return fail('general.not_found')
  if (!progress || registration.attempt === null || state.status !== itemProgress.failed)
    return fail('scorm.part_not_failed')
  const place = { progress_id: progress.id, attempt: registration.attempt, sco: body.sco }
  const stored = await readLaunchRecord(db, place, { lock: true })
  if (!stored) return fail('scorm.part_not_failed')
  await saveLaunchRecord(db, place, { ...freshRecord(stored), result: itemProgress.failed }, ctx.now())
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id, sco: body.sco })
  return null
})
