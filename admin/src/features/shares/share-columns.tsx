import type { CourseShare } from '@portico/shared/contract/shares.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Column } from '../../kernel/data-table/column.ts'
import { seatsText, stateOf } from './share-text.ts'

type Side = CourseShare['side']

/** Columns of the received or given courses; clicking a title opens its terms. */
export const shareColumns = (side: Side, onOpen: (share: CourseShare) => void): readonly Column<CourseShare>[] => [
  {
    name: 'title',
    header: 'Course',
    cell: (share) => (
      <button type="button" className="cell-open" onClick={() => onOpen(share)}>
        {share.title}
      </button>
    ),
  },
  {
    name: 'other_portal',
    header: side === 'given' ? 'Sold by' : 'From',
    phone: 'below',
    cell: ({ other_portal }) => other_portal,
  },
  {
    name: 'min_price',
    header: 'Minimum',
    number: true,
    only_wide: true,
    cell: ({ min_price }) => formatMoney(min_price),
  },
  {
    name: 'owner_percent',
    header: side === 'given' ? 'Your share' : 'Owner’s share',
    number: true,
    only_wide: true,
    cell: ({ owner_percent }) => `${owner_percent}%`,
  },
  { name: 'seats', header: side === 'given' ? 'Seats sold' : 'Seats used', number: true, cell: seatsText },
  {
    name: 'owner_earned',
    header: side === 'given' ? 'Earned' : 'For the owner',
    number: true,
    cell: ({ owner_earned }) => formatMoney(owner_earned),
  },
  {
    name: 'state',
    header: 'Status',
    phone: 'beside',
    cell: (share) => {
      const { tone, text } = stateOf(share)
      return <StatusMark tone={tone}>{text}</StatusMark>
    },
  },
]
