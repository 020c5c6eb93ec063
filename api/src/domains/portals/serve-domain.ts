import { eq } from 'drizzle-orm'
import type { DomainState } from '@portico/shared/states/portals/domain-state.ts'
import type { Transaction } from '../../db/client.ts'
import { portals } from './tables.ts'
import { emitter } from '../../events/emit.ts'
import type { Portal } from '../../portal/portal.ts'

type DomainStatus = { state: DomainState; failing_since: Date | null }

/** Starts or stops serving a domain after a change of its state: updates hosts, redirects and the URLs in pages, and notifies staff. */
export async function serveDomain(
  db: Transaction,
  { portal, domain, before, after }: { portal: Portal; domain: string; before: DomainStatus; after: DomainStatus },
): Promise<void> {
  const emit = emitter(db, portal.id)
  if (before.state === 'active' && after.failing_since !== null && before.failing_since === null)
    await emit('domain.settled', { became: 'failing', name: domain })
  const serves = after.state === 'active'
  const [row] = await db.select({ custom_domain: portals.custom_domain }).from(portals).where(eq(portals.id, portal.id))
  const named = serves ? domain : null
  if (!row || row.custom_domain === named) return
  await db.update(portals).set({ custom_domain: named }).where(eq(portals.id, portal.id))
  await emit('portal.changed', { job_id: null })
  await emit('domain.settled', { became: serves ? 'serving' : 'lost', name: domain })
}
