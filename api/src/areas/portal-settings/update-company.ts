import { eq } from 'drizzle-orm'
import { update_company } from '@portico/shared/contract/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { companies } from '../../db/tables/portals.ts'
import { fail } from '../../kernel/fail.ts'
import { requireConfirmed } from '../../kernel/check-session.ts'
import { verb } from '../../kernel/verb.ts'
import { portalChanged } from './portal-changed.ts'

/** The company that stands behind the portal, on its pages, mails and receipts (TEN-033…035). */
export const updateCompany = verb(update_company, async (ctx, { params, body }) => {
  const { db, portal, note, actor, now } = ctx
  const [before] = await db
    .select({ email: companies.email, support_email: companies.support_email })
    .from(companies)
    .where(eq(companies.id, params.company_id))
    .for('update')
  // The sender and reply address of mails: an unattended browser must not change them.
  if (before && (before.email !== body.email || before.support_email !== body.support_email))
    requireConfirmed({ actor, now: now() })
  const [company] = await db.update(companies).set(body).where(eq(companies.id, params.company_id)).returning()
  if (!company) return fail('general.not_found')
  note(`company:${company.id}`, body)
  return { company, job: { ...(await portalChanged(ctx, portal, ctx.actor.id)), state: publishJob.queued } }
})
