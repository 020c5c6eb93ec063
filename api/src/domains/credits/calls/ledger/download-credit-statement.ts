import { sql } from 'drizzle-orm'
import { download_credit_statement } from '@portico/shared/contract/credits/ledger.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readMovements } from '../../read-movements.ts'
import { readBalances } from '../../read-balances.ts'
import { statementHead, statementLines } from '../../statement-csv.ts'
import { attachment } from '../../../../kernel/attachment.ts'

const batch = 2_000

/** Streams every movement up to a moment, oldest first, in batches, so even a million rows need little memory. */
export const downloadCreditStatement = verb(
  download_credit_statement,
  async ({ inPortal, portal, now }, { query: { at, account_id } }) => {
    const standing = await inPortal(({ db }) => readBalances(db, { at, account_id, now: now() }))
    const position = standing.link?.position ?? 0
    const order = sql`k.id asc`
    const next = (after: number) =>
      inPortal(({ db }) =>
        readMovements(db, { account_id, position }, { beyond: sql`k.id > ${after}`, order, limit: batch }),
      )
    const encoder = new TextEncoder()
    let after = 0
    const body = new ReadableStream<Uint8Array>({
      start: (out) => out.enqueue(encoder.encode(statementHead())),
      async pull(out) {
        const lines = await next(after)
        if (lines.length > 0) out.enqueue(encoder.encode(statementLines(lines, portal.time_zone)))
        after = lines.at(-1)?.id ?? after
        if (lines.length < batch) out.close()
      },
    })
    const day = formatDate({ at: standing.at, time_zone: portal.time_zone, style: 'iso' })
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`credits-${day}.csv`),
        'cache-control': 'private, no-store',
      },
    })
  },
)
