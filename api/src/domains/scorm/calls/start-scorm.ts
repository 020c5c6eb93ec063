import { start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { checkLaunch } from '@portico/shared/rules/scorm/check-launch.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { LAUNCH_LIFETIME_MS } from '../host/launch-token.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import {
  openItem,
  readableEnrollment,
  lockOwnEnrollment,
  opened,
  progressOf,
  setItemStatus,
  updateProgress,
} from '../../learning/door.ts'
import { chosenSco } from './chosen-sco.ts'
import { attemptOf } from './begin-attempt.ts'
import { readLaunchRecord } from './launch-record.ts'
import { launchUrl } from './launch-url.ts'
import { readRegistration } from './registration.ts'
import { savesAfterCompletion } from './save-after-completion.ts'
import { scoLines } from './sco-lines.ts'

/** Opens a native SCORM item: its data and the signed URL of its player. After completion its results no longer change the course (OP-70). */
export const startScorm = verb(start_scorm, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const readable = await readableEnrollment(ctx, body.related_id)
  const isFinished = accessWindow({ ...readable, now: ctx.now() }) === 'read_only'
  const enrollment = isFinished ? readable : await lockOwnEnrollment(ctx, body.related_id)
  const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.module })
  const before = await progressOf(db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const registration = await readRegistration(db, { item, progress_id: before?.id ?? null })
  const { scorm_module } = registration
  const launched = chosenSco(registration, body.sco)
  const verdict = checkLaunch({ student_id: actor.id, scorm_link: launched?.launch ?? scorm_module.entry })
  if (!verdict.ok) return fail(verdict.code)

  const status = isFinished ? item.status : opened(item.status)
  const { progress_id } = await setItemStatus(db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: status,
    now: ctx.now(),
  })
  const sco = launched?.identifier ?? scorm_module.scorm_id
  const mayResume =
    !isFinished ||
    (registration.attempt !== null && (await savesAfterCompletion(db, { enrollment_id: enrollment.id, progress_id })))
  const attempt = !mayResume
    ? (registration.attempt ?? 1)
    : await attemptOf(db, { progress_id, registration, sco, now: ctx.now() })
  if (!isFinished) await updateProgress(ctx, enrollment, item.id)
  const record = await readLaunchRecord(db, { progress_id, attempt, sco })
  const expires_at = ctx.now().getTime() + LAUNCH_LIFETIME_MS
  const player_url = launchUrl(ctx, {
    registration,
    enrollment_id: enrollment.id,
    progress_id,
    sco,
    attempt,
    expires_at,
  })
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id })
  return {
    scorm_module: {
      title: item.title,
      slug: scorm_module.slug,
      entry: scorm_module.entry,
      error: null,
      scorm_id: scorm_module.scorm_id,
      mastery_score: launched?.mastery_score ?? null,
      sco,
      attempt,
      scos: scoLines(registration),
      is_review: !mayResume || (isFinished && record === null),
      course_user_progress: { id: progress_id, status, details: detailsFromCmi(record?.cmi ?? {}) },
    },
    player_url,
    content_origin: new URL(player_url).origin,
    expires_at: new Date(expires_at),
  }
})
