import type { CustomEmail } from '@portico/shared/contract/portals/domains-sender.ts'
import { senderRecords } from '@portico/shared/rules/portals/domains/dns-records.ts'
import type { Config } from '../../../../config.ts'
import type { Transaction } from '../../../../db/client.ts'
import { customEmails } from '../../tables.ts'
import { mailHost } from '../../domain-target.ts'
import { domainOf } from '../../follow-sender.ts'

/** Returns the portal's sender as staff see it, without its private key. */
export async function customEmailView(db: Transaction, config: Config): Promise<CustomEmail> {
  const [row] = await db.select().from(customEmails)
  if (!row) return { sender: null, first_address: config.MAIL_FROM }
  const wanted = senderRecords({ ...row, domain: domainOf(row.address), mail_host: mailHost(config) })
  return {
    first_address: config.MAIL_FROM,
    sender: {
      address: row.address,
      state: row.state,
      is_used: row.is_verified,
      records: {
        dkim: { ...wanted.dkim, state: row.dkim },
        spf: { ...wanted.spf, state: row.spf },
        return_path: { ...wanted.return_path, state: row.return_path },
      },
      checked_at: row.checked_at?.toISOString() ?? null,
    },
  }
}
