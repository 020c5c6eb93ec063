import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { portalSettings } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { requireConfirmed } from '../../../../kernel/check-session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { settingView, versionedSetting } from '../../../../kernel/portal-versions.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { portalChanged } from './portal-changed.ts'

/** Updates branding and switches (TEN-020, TEN-030), but not the type, which has its own one-time call. */
export const updatePortalSetting = verb(update_portal_setting, async (ctx, { body }) => {
  const { db, portal, note, now, actor } = ctx
  const { version, ...values } = body
  const [before] = await db.select().from(portalSettings).for('update')
  if (!before) return fail('portals.not_found')
  if (version !== undefined)
    await rejectStale(db, {
      entry: settingView(before),
      version,
      subject: 'portal',
      by_call: update_portal_setting,
    })
  const { demands_second_factor } = values
  if (demands_second_factor !== undefined && before.demands_second_factor !== demands_second_factor)
    requireConfirmed({ actor, now: now() })
  const [setting] = await db
    .update(portalSettings)
    .set({
      ...values,
      ...('google_analytic_id' in values ? { google_analytic_id: values.google_analytic_id || null } : {}),
      updated_at: now(),
    })
    .returning()
  if (!setting) return fail('portals.not_found')
  note('portal', values)
  const job = await portalChanged(ctx, portal, ctx.actor.id)
  return { setting: versionedSetting(setting), job: { ...job, state: publishJob.queued } }
})
