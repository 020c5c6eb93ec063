import '../subscription.css'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { SubscriptionLine } from '@portico/shared/contract/subscriptions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../kernel/data-table/column.ts'
import { priceText, termEnd } from '../price-text.ts'
import { SubscriptionMark } from '../subscription-mark.tsx'

export const subscriptionColumns: readonly Column<SubscriptionLine>[] = [
  {
    name: 'portal',
    header: 'Portal',
    cell: ({ portal: { id, name, url } }) => (
      <span className="cell-text">
        <Link to={linkToStaff('subscription', { id })}>{name}</Link>
        <small className="cell-below muted subscription-host">{new URL(url).host}</small>
      </span>
    ),
  },
  { name: 'plan', header: 'Plan', phone: 'below', cell: ({ plan }) => plan.name },
  { name: 'price', header: 'Price', only_wide: true, cell: priceText },
  {
    name: 'ends',
    header: 'Term',
    cell: (one) => {
      const { label, at } = termEnd(one)
      return `${label} ${formatDay({ at, time_zone: one.portal.time_zone, reader_zone: readerZone(), style: 'medium' })}`
    },
  },
  { name: 'status', header: 'Status', phone: 'beside', cell: ({ status }) => <SubscriptionMark status={status} /> },
]
