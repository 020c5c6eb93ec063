import { csvRows, csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { partyText } from '@portico/shared/rules/credits/ledger/party-text.ts'
import { creditDirectionLabels, creditMoves } from '@portico/shared/states/credit-movement.ts'
import type { Movement } from './read-movements.ts'

const header = ['Number', 'At', 'What', 'Type', 'For', 'Direction', 'Credits', 'From', 'To', 'By', 'Order', 'Balance']

/** The start of the file: a byte order mark and the column names. */
export const statementHead = (): string => csvText([header])

export const statementLines = (movements: readonly Movement[], time_zone: string): string =>
  csvRows(
    movements.map((one) => [
      one.id,
      formatDate({ at: one.at, time_zone, style: 'moment' }),
      creditMoves[one.move].label,
      one.type,
      one.target,
      creditDirectionLabels[one.direction],
      one.amount,
      partyText(one.from),
      partyText(one.to),
      one.actor ?? '',
      one.order_id ?? '',
      one.balance,
    ]),
  )
