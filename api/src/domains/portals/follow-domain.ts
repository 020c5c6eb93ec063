import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { domainAfterCheck, type DomainAfter } from '@portico/shared/rules/portals/domains/domain-after-check.ts'
import { domainRecords } from '@portico/shared/rules/portals/domains/dns-records.ts'
import { nextCheck } from '@portico/shared/rules/portals/domains/next-check.ts'
import { aliasRecord, exactRecord } from '@portico/shared/rules/portals/domains/record-state.ts'
import type { DomainState } from '@portico/shared/states/portals/domain-state.ts'
import { tlsCertificateOf } from '../../adapters/tls-certificate.ts'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { customDomains } from './tables.ts'
import type { Services } from '../../kernel/services.ts'
import { isHttps } from '../../portal/portal-url.ts'
import type { Portal } from '../../portal/portal.ts'
import { firstHost } from './domain-target.ts'
import { holdDomain, freeDomain } from './domain-claims.ts'
import { serveDomain } from './serve-domain.ts'

type In = Pick<Services, 'app' | 'config' | 'dns' | 'now'>
type Row = typeof customDomains.$inferSelect

/** Checks the DNS records of a portal's domain, and its certificate once the domain is proven; the latest check counts. */
export async function followDomain(services: In, portal: Portal): Promise<void> {
  const { app, config, now } = services
  const [row] = await inPortal(app.db, portal.id, (db) => db.select().from(customDomains))
  if (!row) return
  const looked_at = now()
  const seen = await recordsOf(services, { row, target: firstHost(portal, config) })
  const after = domainAfterCheck(row, seen, looked_at)
  const ends_at = after.is_proven ? await certificateEnd(services, { portal, row, after }) : null
  await inPortal(app.db, portal.id, async (db) => {
    const [held] = await db
      .select()
      .from(customDomains)
      .where(
        and(
          eq(customDomains.token, row.token),
          or(isNull(customDomains.checked_at), lte(customDomains.checked_at, looked_at)),
        ),
      )
      .for('update')
    if (held) await noteCheck(db, { portal, held, seen, ends_at, looked_at })
  })
}

type Seen = Awaited<ReturnType<typeof recordsOf>>
type Check = { portal: Portal; held: Row; seen: Seen; ends_at: End; looked_at: Date }

async function noteCheck(db: Transaction, { portal, held, seen, ends_at, looked_at }: Check): Promise<void> {
  const { domain, created_at } = held
  const { is_proven, failing_since, ...after } = domainAfterCheck(held, seen, looked_at)
  const isOurs = !is_proven || (await holdDomain(db, { domain, at: looked_at }))
  if (!is_proven) await freeDomain(db, { domain, at: looked_at })
  const state = isOurs ? settled(after.state, ends_at) : 'pending_validation'
  const wait = { is_settled: state === 'active', is_failing: failing_since !== null, created_at, now: looked_at }
  await db.update(customDomains).set({
    ...seen,
    state,
    is_taken: !isOurs,
    failing_since,
    certificate_ends_at: ends_at === 'none_needed' ? null : ends_at,
    checked_at: looked_at,
    next_check_at: nextCheck(wait),
  })
  await serveDomain(db, { portal, domain, before: held, after: { state, failing_since } })
}

async function recordsOf({ dns }: In, { row, target }: { row: Row; target: string }) {
  const wanted = domainRecords({ ...row, target })
  const [txt, cname, addresses, target_addresses] = await Promise.all([
    dns.txt(wanted.txt.name),
    dns.cname(row.domain),
    dns.addresses(row.domain),
    dns.addresses(target),
  ])
  return {
    txt: exactRecord(txt, wanted.txt.value),
    cname: aliasRecord({ cname, addresses, target_addresses }, target),
  }
}

type End = Date | null | 'none_needed'

/** Returns when its certificate expires. An installation on plain http needs none. */
async function certificateEnd(
  { app, config, now }: In,
  { portal, row, after }: { portal: Portal; row: Row; after: DomainAfter },
): Promise<End> {
  if (!isHttps(row.domain, config)) return 'none_needed'
  // The web server requests the certificate at once, and is allowed to only after the domain is stored as proven.
  if (row.state !== after.state) {
    const isOurs = await inPortal(app.db, portal.id, async (db) => {
      const [held] = await db.select().from(customDomains).where(eq(customDomains.token, row.token)).for('update')
      if (!held || !(await holdDomain(db, { domain: row.domain, at: now() }))) return false
      await db.update(customDomains).set({ state: after.state }).where(eq(customDomains.token, row.token))
      return true
    })
    if (!isOurs) return null
  }
  return tlsCertificateOf(config, row.domain)
}

/** A domain serves from its first certificate on, and continues during renewals. */
const settled = (state: DomainState, ends_at: End): DomainState =>
  state === 'processing' && ends_at !== null ? 'active' : state
