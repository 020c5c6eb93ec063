import type { SubscriptionEvent } from '@portico/shared/contract/subscriptions.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { priceText } from '../price-text.ts'

const eventLabels = {
  attached: 'Plan attached',
  bought: 'Plan bought by card',
  changed: 'Changed',
  planned: 'Change planned',
  kept: 'Planned change withdrawn',
  renewed: 'Renewed',
  canceled: 'Canceled',
  resumed: 'Resumed',
  ended: 'Ended',
  reminded: 'Reminder sent',
  price_told: 'Notified of new price',
  unpaid: 'Payment failed',
  paid: 'Payment received',
  suspended: 'Portal suspended',
  restored: 'Portal open again',
} as const satisfies Record<SubscriptionEvent['kind'], string>

const columns = (time_zone: string): readonly Column<SubscriptionEvent>[] => [
  { name: 'kind', header: 'What', cell: ({ kind }) => eventLabels[kind] },
  {
    name: 'at',
    header: 'When',
    phone: 'beside',
    cell: ({ at }) => formatDate({ at, time_zone, style: 'moment' }),
  },
  { name: 'by', header: 'By', phone: 'below', cell: ({ by }) => by ?? 'Automatically' },
  { name: 'plan', header: 'Plan', only_wide: true, cell: ({ plan }) => plan },
  { name: 'price', header: 'Price', only_wide: true, cell: priceText },
  {
    name: 'credits',
    header: 'Credits',
    number: true,
    cell: ({ credits }) => (credits === 0 ? '–' : formatCount(credits)),
  },
]

/** Lists everything that happened, newest first. */
export function SubscriptionHistory({
  events,
  time_zone,
}: {
  events: readonly SubscriptionEvent[]
  time_zone: string
}) {
  const view = useTableView('subscription-events')
  return (
    <div className="panel">
      <div className="panel-body">
        <h2 className="panel-title">History</h2>
      </div>
      <DataTable
        label="History of the subscription"
        view={view}
        columns={columns(time_zone)}
        rows={[...events]}
        titleOf={({ kind }) => eventLabels[kind]}
      />
    </div>
  )
}
