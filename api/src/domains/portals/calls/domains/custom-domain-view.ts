import type { CustomDomain } from '@portico/shared/contract/portals/domains.ts'
import { domainRecords } from '@portico/shared/rules/portals/domains/dns-records.ts'
import type { Transaction } from '../../../../db/client.ts'
import { customDomains } from '../../tables.ts'
import { firstHost } from '../../domain-target.ts'
import type { Config } from '../../../../config.ts'
import type { Portal } from '../../../../portal/portal.ts'

/** Returns the portal's domain as staff see it. */
export async function customDomainView(
  db: Transaction,
  { portal, config }: { portal: Portal; config: Config },
): Promise<CustomDomain> {
  const first_host = firstHost(portal, config)
  const [row] = await db.select().from(customDomains)
  const wanted = row && domainRecords({ ...row, target: first_host })
  return {
    first_host,
    is_offered: portal.kind !== 'admin',
    domain:
      row && wanted
        ? {
            domain: row.domain,
            state: row.state,
            records: { txt: { ...wanted.txt, state: row.txt }, cname: { ...wanted.cname, state: row.cname } },
            is_taken: row.is_taken,
            failing_since: row.failing_since?.toISOString() ?? null,
            certificate_ends_at: row.certificate_ends_at?.toISOString() ?? null,
            checked_at: row.checked_at?.toISOString() ?? null,
          }
        : null,
  }
}
