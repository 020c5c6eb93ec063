import { update_portal_setting } from '@portico/shared/contract/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { portalSettings } from '../../db/tables/portals.ts'
import { fail } from '../../kernel/fail.ts'
import { requireConfirmed } from '../../kernel/check-session.ts'
import { verb } from '../../kernel/verb.ts'
import { portalChanged } from './portal-changed.ts'

/** Branding and switches (TEN-020, TEN-030). The type is not among them: it is chosen once, elsewhere. */
export const updatePortalSetting = verb(update_portal_setting, async (ctx, { body }) => {
  const { db, portal, note, now, actor } = ctx
  const [before] = await db
    .select({ demands_second_factor: portalSettings.demands_second_factor })
    .from(portalSettings)
    .for('update')
  if (body.demands_second_factor !== undefined && before && before.demands_second_factor !== body.demands_second_factor)
    requireConfirmed({ actor, now: now() })
  const [setting] = await db
    .update(portalSettings)
    .set({
      ...body,
      ...('google_analytic_id' in body ? { google_analytic_id: body.google_analytic_id || null } : {}),
      updated_at: now(),
    })
    .returning()
  if (!setting) return fail('portals.not_found')
  note('portal', body)
  const job = await portalChanged(ctx, portal, ctx.actor.id)
  return { setting, job: { ...job, state: publishJob.queued } }
})
