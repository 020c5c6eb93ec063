import { start_scorm } from '@portico/shared/contract/scorm.ts'
import { accessWindow } from '@portico/shared/rules/progress/access-window.ts'
import { checkLaunch } from '@portico/shared/rules/scorm/check-launch.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { LAUNCH_LIFETIME_MS, signLaunchToken } from '../../scorm/host/launch-token.ts'
import { playerUrl } from '../../scorm/host/package-host.ts'
import { fail } from '../../kernel/fail.ts'
import { originOf, portalUrl } from '../../portal/portal-url.ts'
import { verb } from '../../kernel/verb.ts'
import { readOutline } from '../../enrollments/outline.ts'
import { readableEnrollment, takeableEnrollment } from '../../enrollments/own-enrollment.ts'
import { opened, setItemStatus } from '../../enrollments/set-item-status.ts'
import { updateProgress } from '../../enrollments/update-progress.ts'
import { readLaunchRecord } from './launch-record.ts'
import { readScormItem } from './scorm-item.ts'

/** Opens a native SCORM item: its data, and the signed address of its player. After completion it opens to be looked at (OP-70). */
export const startScorm = verb(start_scorm, async (ctx, { params, body }) => {
  const { db, actor, portal, services } = ctx
  const readable = await readableEnrollment(ctx, body.related_id)
  const isReview = accessWindow({ ...readable, now: ctx.now() }) === 'read_only'
  const enrollment = isReview ? readable : await takeableEnrollment(ctx, body.related_id)
  const item =
    (await readOutline(db, enrollment.id)).items.find((one) => one.id === params.module) ?? fail('general.not_found')
  if (item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  const { scorm_module, scorm_package, item: launched } = await readScormItem(db, item)
  const verdict = checkLaunch({ student_id: actor.id, scorm_link: launched?.launch ?? scorm_module.entry })
  if (!verdict.ok) return fail(verdict.code)

  const status = isReview ? item.status : opened(item.status)
  const { progress_id } = await setItemStatus(db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: status,
    now: ctx.now(),
  })
  if (!isReview) await updateProgress(ctx, enrollment, item.id)
  const record = await readLaunchRecord(db, progress_id)
  const expires_at = ctx.now().getTime() + LAUNCH_LIFETIME_MS
  const token = signLaunchToken(
    {
      session_id: actor.session_id,
      user_id: actor.id,
      portal_id: portal.id,
      enrollment_id: enrollment.id,
      progress_id,
      package_id: scorm_package.sha256,
      sco: launched?.identifier ?? scorm_module.scorm_id,
      attempt: 0,
      app_origin: portalUrl(portal, services.config),
      expires_at,
    },
    services.secrets.launch,
  )
  const player_url = playerUrl({
    token,
    package_id: scorm_package.sha256,
    contentOrigin: originOf(services.config.CONTENT_HOST, services.config),
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
      course_user_progress: { id: progress_id, status, details: detailsFromCmi(record?.cmi ?? {}) },
    },
    player_url,
    content_origin: new URL(player_url).origin,
    expires_at: new Date(expires_at),
  }
})
