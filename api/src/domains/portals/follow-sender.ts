import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { senderRecords } from '@portico/shared/rules/portals/domains/dns-records.ts'
import { nextCheck } from '@portico/shared/rules/portals/domains/next-check.ts'
import { aliasRecord, dkimRecord, spfRecord } from '@portico/shared/rules/portals/domains/record-state.ts'
import { senderAfterCheck } from '@portico/shared/rules/portals/domains/sender-after-check.ts'
import { inPortal } from '../../db/in-portal.ts'
import { customEmails } from './tables.ts'
import { emitter } from '../../events/emit.ts'
import type { Services } from '../../kernel/services.ts'
import { mailHost } from './domain-target.ts'

type In = Pick<Services, 'app' | 'config' | 'dns' | 'now'>
type Row = typeof customEmails.$inferSelect

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Checks the DNS records of a portal's sender; the latest check counts. */
export async function followSender(services: In, portal: { id: number }): Promise<void> {
  const { app, now } = services
  const [row] = await inPortal(app.db, portal.id, (db) => db.select().from(customEmails))
  if (!row) return
  const looked_at = now()
  const seen = await recordsOf(services, row)
  await inPortal(app.db, portal.id, async (db) => {
    const [held] = await db
      .select()
      .from(customEmails)
      .where(
        and(
          eq(customEmails.public_key, row.public_key),
          or(isNull(customEmails.checked_at), lte(customEmails.checked_at, looked_at)),
        ),
      )
      .for('update')
    if (!held) return
    const after = senderAfterCheck(held, Object.values(seen), looked_at)
    const wait = { is_settled: after.state === 'SUCCESS', is_failing: false, created_at: row.created_at }
    const next_check_at = nextCheck({ ...wait, now: looked_at })
    await db.update(customEmails).set({ ...seen, ...after, checked_at: looked_at, next_check_at })
    if (after.is_verified === held.is_verified) return
    await emitter(db, portal.id)('sender.settled', { is_used: after.is_verified, address: row.address })
  })
}

async function recordsOf({ dns, config }: In, row: Row) {
  const mail_host = mailHost(config)
  const { dkim, spf, return_path } = senderRecords({ ...row, domain: domainOf(row.address), mail_host })
  const [key, policy, cname, addresses, target_addresses] = await Promise.all([
    dns.txt(dkim.name),
    dns.txt(spf.name),
    dns.cname(return_path.name),
    dns.addresses(return_path.name),
    dns.addresses(mail_host),
  ])
  return {
    dkim: dkimRecord(key, row.public_key),
    spf: spfRecord(policy, mail_host),
    return_path: aliasRecord({ cname, addresses, target_addresses }, mail_host),
  }
}
