import { scorm_details } from '@portico/shared/contract/scorm/scorm.ts'
import { SUSPEND_DATA_STANDARD_MAX } from '@portico/shared/rules/scorm/cmi-types.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { readOutline, ownEnrollment, progressOf } from '../../learning/door.ts'
import { readLaunchRecord } from './launch-record.ts'
import { readRegistration } from './registration.ts'
import { scoLines } from './sco-lines.ts'

export const scormDetails = verb(scorm_details, async (ctx, { params, query }) => {
  const enrollment = await ownEnrollment(ctx, query.related_id)
  const item =
    (await readOutline(ctx.db, enrollment.id)).items.find(
      (one) => one.id === params.id && isFinishedBy('scorm_result', one.itemable_type),
    ) ?? fail('general.not_found')
  const progress = await progressOf(ctx.db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const registration = await readRegistration(ctx.db, { item, progress_id: progress?.id ?? null })
  const { attempt } = registration
  const sco = query.sco ?? registration.last ?? registration.scos[0]?.identifier ?? ''
  const record =
    progress && attempt !== null ? await readLaunchRecord(ctx.db, { progress_id: progress.id, attempt, sco }) : null
  const details = detailsFromCmi(record?.cmi ?? {})
  const isLong = details.suspend_data.length > SUSPEND_DATA_STANDARD_MAX
  return {
    progress_id: progress?.id ?? null,
    status: item.status,
    details,
    sco,
    scos: scoLines(registration),
    warning: isLong
      ? `The content keeps ${details.suspend_data.length} characters of suspend data; SCORM 1.2 promises ${SUSPEND_DATA_STANDARD_MAX}.`
      : null,
  }
})
