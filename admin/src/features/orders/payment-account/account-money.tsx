import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { PaymentAccountDetails } from '@portico/shared/contract/orders/payment-account.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'

type Money = NonNullable<PaymentAccountDetails['money']>
type Payout = Money['payouts'][number]

const states = {
  on_its_way: 'In transit',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
} as const satisfies Record<Payout['status'], string>

// Banks book by day, and the provider states that day in UTC.
const dayOf = (at: string) => formatDay({ at, time_zone: 'UTC', reader_zone: readerZone(), style: 'medium' })

const columns: readonly Column<Payout>[] = [
  { name: 'arrives_at', header: 'Arrives', cell: ({ arrives_at }) => dayOf(arrives_at) },
  { name: 'status', header: 'Status', phone: 'below', cell: ({ status }) => states[status] },
  { name: 'created_at', header: 'Sent', only_wide: true, cell: ({ created_at }) => dayOf(created_at) },
  { name: 'amount', header: 'Amount', number: true, phone: 'beside', cell: ({ amount }) => formatMoney(amount) },
]

/** Shows the account's balance and its payouts to the bank. */
export function AccountMoney({ money: { available, pending, payouts } }: { money: Money }) {
  const view = useTableView('payouts')
  return (
    <section className="panel" aria-labelledby="account-money">
      <div className="panel-body stack">
        <h2 className="panel-title" id="account-money">
          Balance and payouts
        </h2>
        <dl className="account-balance">
          <div>
            <dt>Ready to be paid out</dt>
            <dd>{formatMoney(available)}</dd>
          </div>
          <div>
            <dt>Not settled yet</dt>
            <dd>{formatMoney(pending)}</dd>
          </div>
        </dl>
      </div>
      {payouts.length > 0 ? (
        <DataTable
          label="Latest payouts"
          view={view}
          columns={columns}
          rows={[...payouts]}
          titleOf={({ arrives_at }) => `Payout of ${dayOf(arrives_at)}`}
        />
      ) : (
        <EmptyState icon="calendar" title="No payouts yet">
          Money from a sale is paid out to your bank a few days later.
        </EmptyState>
      )}
    </section>
  )
}
