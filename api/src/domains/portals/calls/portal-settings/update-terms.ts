import { update_terms } from '@portico/shared/contract/portals/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { sanitizeContent, sanitizeWritten } from '../../../../adapters/sanitize-content.ts'
import { portalSettings } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { portalChanged } from './portal-changed.ts'

/** Updates the portal's own terms of use (TEN-032); they are sanitized before they are stored. */
export const updateTerms = verb(update_terms, async (ctx, { body }) => {
  const { db, portal, note, now } = ctx
  const [before] = await db.select({ terms_of_use: portalSettings.terms_of_use }).from(portalSettings).for('update')
  const entry = { terms_of_use: sanitizeContent(before?.terms_of_use ?? '') }
  await rejectStale(db, { entry, version: body.version, subject: 'portal', by_call: update_terms })
  const terms_of_use = sanitizeWritten(body.terms_of_use ?? '')
  await db.update(portalSettings).set({ terms_of_use, updated_at: now() })
  note('portal', { terms_of_use: `${terms_of_use.length} characters` })
  const job = await portalChanged(ctx, portal, ctx.actor.id)
  return { ...versioned({ terms_of_use }), job: { ...job, state: publishJob.queued } }
})
