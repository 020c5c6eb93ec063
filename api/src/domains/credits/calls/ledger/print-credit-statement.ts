import { sql } from 'drizzle-orm'
import { print_credit_statement } from '@portico/shared/contract/credits/ledger.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readMovements } from '../../read-movements.ts'
import { readBalances } from '../../read-balances.ts'
import { packetKey } from '../../../credentials/door.ts'
import { statementPdf } from '../../../orders/door.ts'
import { statementsPerUser } from '../limits.ts'
import { attachment } from '../../../../kernel/attachment.ts'

/** Limit of the printed statement, about ten pages. The CSV has every movement. */
const mostPrinted = 300

/** Returns a statement as a PDF, with the number and hash of its last link and the portal's signature below them. */
export const printCreditStatement = verb(
  print_credit_statement,
  async ({ inPortal, actor, portal, services, now }, { query: { at, account_id } }) => {
    await enforceRateLimit(services.platform, statementsPerUser(actor.id))
    const { standing, movements, logo } = await inPortal(async ({ db }) => {
      const found = await readBalances(db, { at, account_id, now: now() })
      const wish = { account_id, position: found.link?.position ?? 0 }
      const [setting] = await db.select({ logo: portalSettings.logo }).from(portalSettings)
      return {
        standing: found,
        movements: await readMovements(db, wish, { beyond: sql`true`, order: sql`k.id desc`, limit: mostPrinted + 1 }),
        logo: setting?.logo ?? null,
      }
    })
    const { sign, public_key } = packetKey(services.secrets.packets, portal.id)
    const signature = standing.link ? sign(signedText(portal.id, standing.link)) : null
    const statement = {
      portal: portal.name,
      standing,
      movements: movements.slice(0, mostPrinted),
      has_more: movements.length > mostPrinted,
      signature,
      public_key,
    }
    const pdf = await statementPdf({
      statement,
      logo,
      time_zone: portal.time_zone,
      storage: services.storage,
      from: { portal_id: portal.id, by: actor.id },
    })
    const day = formatDate({ at: standing.at, time_zone: portal.time_zone, style: 'iso' })
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(`credits-${day}.pdf`),
        'cache-control': 'private, no-store',
      },
    })
  },
)

/** The text that a statement's signature covers. */
const signedText = (portal_id: number, { position, hash }: { position: number; hash: string }): string =>
  `portico-ledger/1 portal ${portal_id} link ${position} ${hash}`
