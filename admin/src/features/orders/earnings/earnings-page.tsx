import './earnings.css'
import { show_earnings, type EarningSums, type Earnings } from '@portico/shared/contract/orders/exports.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { earningsSearchParams } from '../search-params.ts'

type Month = Earnings['months'][number]
const monthName = (month: string): string =>
  formatDate({ at: `${month}-15T12:00:00Z`, time_zone: 'UTC', style: 'month' })
const dayOf = (word: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(word ?? '') ? word : undefined)
const deductionText = (cents: number): string => formatMoney(cents === 0 ? 0 : -cents)

const columns: readonly Column<Month>[] = [
  { name: 'month', header: 'Month', cell: ({ month }) => monthName(month) },
  { name: 'gross', header: 'Paid', number: true, cell: ({ gross }) => formatMoney(gross) },
  {
    name: 'refunded',
    header: 'Refunded',
    number: true,
    only_wide: true,
    cell: ({ refunded }) => deductionText(refunded),
  },
  {
    name: 'disputed',
    header: 'Disputed',
    number: true,
    only_wide: true,
    cell: ({ disputed }) => deductionText(disputed),
  },
  { name: 'fees', header: 'Fees', number: true, only_wide: true, cell: ({ fees }) => deductionText(fees) },
  { name: 'tax', header: 'Sales tax', number: true, only_wide: true, cell: ({ tax }) => deductionText(tax) },
  { name: 'owners', header: 'Owners', number: true, only_wide: true, cell: ({ owners }) => deductionText(owners) },
  { name: 'net', header: 'Net', number: true, phone: 'beside', cell: ({ net }) => formatMoney(net) },
]

/** /admin/earnings: what the portal earned in a period, by month (CHK-015). */
export function EarningsPage() {
  const { portal } = useSession()
  const [search, change] = useSearchParams(earningsSearchParams)
  const [from, until] = [dayOf(search.from), dayOf(search.until)]
  const { data, error, refetch } = useQuery({
    queryKey: ['earnings', portal.id, from, until],
    queryFn: () => api(show_earnings, { query: { from, until } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <FailedPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title="Earnings">
        What {portal.name} earned. Payments, refunds, and disputes count on the day they happened. Sales tax belongs to
        the state and is deducted.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <Day label="From" value={from ?? data?.from} onChange={(day) => change({ ...search, from: day })} />
          <Day label="Until" value={until ?? data?.until} onChange={(day) => change({ ...search, until: day })} />
        </div>
        {data ? (
          <Result earnings={data} />
        ) : (
          <div className="panel-body" role="status" aria-label="Loading">
            <Skeleton shape="line" count={8} />
          </div>
        )}
      </div>
    </>
  )
}

const Day = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) => (
  <Field label={label}>
    <TextInput type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)} />
  </Field>
)

function Result({ earnings: { total, months, fees_unknown } }: { earnings: Earnings }) {
  const view = useTableView('earnings')
  if (months.length === 0)
    return (
      <EmptyState icon="cart" title="No earnings in this period">
        Choose other dates to see earlier orders.
      </EmptyState>
    )
  return (
    <>
      <Figures total={total} />
      {fees_unknown > 0 ? (
        <div className="panel-body">
          <Notice>
            The payment provider has not reported the fees of {countOf(fees_unknown, 'order')} yet. These sums leave
            them out.
          </Notice>
        </div>
      ) : null}
      <DataTable
        label="Earnings by month"
        view={view}
        columns={columns}
        rows={months.map((month, id) => ({ ...month, id }))}
        titleOf={({ month }) => monthName(month)}
      />
    </>
  )
}

function Figures({ total }: { total: EarningSums }) {
  const figures: readonly (readonly [string, string])[] = [
    ['Paid', formatMoney(total.gross)],
    ['Refunded', deductionText(total.refunded)],
    ['Disputed', deductionText(total.disputed)],
    ['Fees', deductionText(total.fees)],
    ['Sales tax', deductionText(total.tax)],
    ...(total.owners === 0 ? [] : [['Owners of shared courses', deductionText(total.owners)] as const]),
    ['Net', formatMoney(total.net)],
  ]
  return (
    <dl className="earning-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
