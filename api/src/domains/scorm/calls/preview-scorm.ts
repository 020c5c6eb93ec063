import { preview_scorm } from '@portico/shared/contract/scorm/authoring.ts'
import { checkLaunch } from '@portico/shared/rules/scorm/check-launch.ts'
import { rollUp } from '@portico/shared/rules/scorm/roll-up.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { LAUNCH_LIFETIME_MS } from '../host/launch-token.ts'
import { verb } from '../../../kernel/verb.ts'
import { fail } from '../../../kernel/fail.ts'
import { chosenSco } from './chosen-sco.ts'
import { scormItemOf } from './item-of-course.ts'
import { launchUrl } from './launch-url.ts'
import { readRegistration, statesOf } from './registration.ts'
import { scoLines } from './sco-lines.ts'

/** Opens the same player with a URL signed for no enrollment: commits are answered but never saved. */
export const previewScorm = verb(preview_scorm, async (ctx, { params, query, body }) => {
  const { title, ...item } = await scormItemOf(ctx.db, { course_id: query.course_id, item_id: params.id })
  const found = await readRegistration(ctx.db, { item, progress_id: null })
  const records = body.records.map((record) => ({ ...record, result: null }))
  const registration = { ...found, records, last: body.last ?? null }
  const launched = chosenSco(registration, body.sco)
  const { slug, entry, scorm_id } = registration.scorm_module
  const verdict = checkLaunch({ student_id: ctx.actor.id, scorm_link: launched?.launch ?? entry })
  if (!verdict.ok) return fail(verdict.code)
  const sco = launched?.identifier ?? scorm_id
  const expires_at = ctx.now().getTime() + LAUNCH_LIFETIME_MS
  const player_url = launchUrl(ctx, {
    registration,
    enrollment_id: null,
    progress_id: null,
    sco,
    attempt: 1,
    expires_at,
  })
  const { result } = rollUp(statesOf(registration))
  return {
    title,
    slug,
    entry,
    scorm_id,
    sco,
    player_url,
    mastery_score: launched?.mastery_score ?? null,
    scos: scoLines(registration),
    result: result && itemProgress[result],
    content_origin: new URL(player_url).origin,
    expires_at: new Date(expires_at),
  }
})
