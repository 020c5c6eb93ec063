import { and, count, eq } from 'drizzle-orm'
import { add_tax_exemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { taxExemptions } from '../../../tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit, type Limit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { storeRequestDocument } from '../../../../media/door.ts'
import { exemptionWire } from './exemption-wire.ts'

const mostWaiting = 10
const perUser = (user_id: number): Limit => ({ key: `tax-exemption:${user_id}`, limit: 20, window_s: 60 * 60 })

/** Waits for staff once it is stored; each person may have only a few waiting. */
export const addTaxExemption = verb(add_tax_exemption, async (ctx, { query }) => {
  const { actor, services, inPortal, note, now } = ctx
  await enforceRateLimit(services.platform, perUser(actor.id))
  await inPortal(({ db }) => rejectTooMany(db, actor.id))
  const { file_name: name, organization, number, states } = query
  const told = { organization, number, states: [...new Set(states)].toSorted() }
  const made = await storeRequestDocument(ctx, { kind: 'tax_certificate', name }, async ({ db }, file) => {
    const row = { ...told, ...file, user_id: actor.id, created_at: now() }
    const [kept] = await db.insert(taxExemptions).values(row).returning()
    return { row: kept ?? fail('general.not_found'), replaces: null }
  })
  note(`tax-exemption:${made.id}`, told)
  return exemptionWire(made)
})

async function rejectTooMany(db: Scope['db'], user_id: number): Promise<void> {
  const [waiting] = await db
    .select({ count: count() })
    .from(taxExemptions)
    .where(and(eq(taxExemptions.user_id, user_id), eq(taxExemptions.status, 'waiting')))
  if ((waiting?.count ?? 0) >= mostWaiting) fail('sales_tax.many_waiting')
}
