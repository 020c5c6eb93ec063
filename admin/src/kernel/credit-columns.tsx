import type { CreditTransaction } from '@portico/shared/contract/credits/ledger.ts'
import { partyText } from '@portico/shared/rules/credits/ledger/party-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { creditMoves } from '@portico/shared/states/credit-movement.ts'
import type { Column } from './data-table/column.ts'
import { Moment } from './data-table/moment.tsx'

/** Returns the course, unless the name of one of the accounts already contains it. */
const courseOf = ({ from, to }: Pick<CreditTransaction, 'from' | 'to'>): string[] =>
  from.kind === 'course' || to.kind === 'course' ? [] : [from.course?.title ?? to.course?.title ?? []].flat()

/** Columns for a movement of credits, shared by all such lists. */
export const creditColumns: readonly Column<CreditTransaction>[] = [
  {
    name: 'move',
    header: 'What',
    cell: ({ move, from, to }) => (
      <span className="cell-lines">
        {creditMoves[move].label}
        <span className="small muted not-on-phone">
          {[`${partyText(from)} → ${partyText(to)}`, ...courseOf({ from, to })].join(' · ')}
        </span>
      </span>
    ),
  },
  { name: 'amount', header: 'Credits', number: true, phone: 'beside', cell: ({ amount }) => formatCount(amount) },
  { name: 'balance', header: 'Left', number: true, cell: ({ balance }) => formatCount(balance) },
  { name: 'at', header: 'When', phone: 'below', cell: ({ at }) => <Moment at={at} /> },
  { name: 'actor', header: 'By', only_wide: true, cell: ({ actor }) => actor ?? '–' },
  {
    name: 'order_id',
    header: 'Order',
    number: true,
    only_wide: true,
    cell: ({ order_id }) => order_id ?? '–',
  },
]
