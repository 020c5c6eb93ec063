import { sql } from 'drizzle-orm'
import { download_credit_statement } from '@portico/shared/contract/credits/ledger.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readMovements } from '../../read-movements.ts'
import { readBalances } from '../../read-balances.ts'
import { statementHead, statementLines } from '../../statement-csv.ts'
import { streamedCsv } from '../../../../csv/csv-stream.ts'

const batch = 2_000

/** Streams every movement up to a moment, oldest first. */
export const downloadCreditStatement = verb(
  download_credit_statement,
  async ({ inPortal, portal, now }, { query: { at, account_id } }) => {
    const standing = await inPortal(({ db }) => readBalances(db, { at, account_id, now: now() }))
    const position = standing.link?.position ?? 0
    const order = sql`k.id asc`
    const day = formatDate({ at: standing.at, time_zone: portal.time_zone, style: 'iso' })
    let after = 0
    return streamedCsv({
      name: `credits-${day}.csv`,
      head: statementHead(),
      async next() {
        const beyond = sql`k.id > ${after}`
        const rows = await inPortal(({ db }) =>
          readMovements(db, { account_id, position }, { beyond, order, limit: batch }),
        )
        after = rows.at(-1)?.id ?? after
        return {
          lines: rows.length > 0 ? statementLines(rows, portal.time_zone) : '',
          isLast: rows.length < batch,
        }
      },
    })
  },
)
