import { stringify } from 'csv-stringify/sync'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { partyText } from '@portico/shared/rules/ledger/party-text.ts'
import { creditDirectionLabels, creditMoves } from '@portico/shared/states/credit-movement.ts'
import type { Movement } from './read-movements.ts'

const header = ['Number', 'At', 'What', 'Type', 'For', 'Direction', 'Credits', 'From', 'To', 'By', 'Order', 'Balance']
const options = { bom: false, escape_formulas: true, record_delimiter: 'windows' } as const

/** What a spreadsheet reads first: which bytes these are, and the names of the columns. */
export const statementHead = (): string => `\uFEFF${stringify([header], options)}`

export const statementLines = (movements: readonly Movement[], time_zone: string): string =>
  stringify(
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
    options,
  )
