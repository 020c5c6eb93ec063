import { eq } from 'drizzle-orm'
import { update_company } from '@portico/shared/contract/portals/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { companies } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { requireConfirmed } from '../../../../kernel/check-session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { companyView, versionedCompany } from '../../../../kernel/portal-versions.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { portalChanged } from './portal-changed.ts'

/** Updates the company behind the portal, shown on its pages, mails and receipts (TEN-033…035). */
export const updateCompany = verb(update_company, async (ctx, { params, body }) => {
  const { db, portal, note, actor, now } = ctx
  const { version, ...values } = body
  const [before] = await db.select().from(companies).where(eq(companies.id, params.company_id)).for('update')
  if (!before) return fail('general.not_found')
  await rejectStale(db, { entry: companyView(before), version, subject: `company:${before.id}` })
  const after = { ...before, ...values }
  // These are the sender and reply address of mails, so changing them requires confirmation, in case the browser is unattended.
  if (before.email !== after.email || before.support_email !== after.support_email)
    requireConfirmed({ actor, now: now() })
  const [company] = await db.update(companies).set(after).where(eq(companies.id, before.id)).returning()
  if (!company) return fail('general.not_found')
  note(`company:${company.id}`, values)
  const job = { ...(await portalChanged(ctx, portal, actor.id)), state: publishJob.queued }
  return { company: versionedCompany(company), job }
})
