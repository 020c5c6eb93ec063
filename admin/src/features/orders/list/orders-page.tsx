import './orders.css'
import { export_orders, type OrderFilters } from '@portico/shared/contract/orders/exports.ts'
import { list_staff_orders, orderFlags } from '@portico/shared/contract/orders/staff.ts'
import { orderStatusLabels, paymentStatuses, paymentStatusLabels } from '@portico/shared/states/orders/order.ts'
import { orderTypeLabels, orderTypes } from '@portico/shared/states/orders/order-type.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { ordersSearchParams } from '../search-params.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderSums } from './order-sums.tsx'

const statuses = ['1', '2', '3', '4'] as const
const flagLabels = {
  disputed: 'Disputed',
  refunded: 'With refunds',
  purchase_orders: 'Purchase orders',
  unpaid_purchases: 'Unpaid purchase orders',
  overdue: 'Overdue',
} as const
const filters = ['search', 'status', 'payment', 'type', 'flag', 'from', 'until'] as const
const oneOf = <T extends string>(known: readonly T[], word: string | undefined) => known.find((one) => one === word)
const dayOf = (word: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(word ?? '') ? word : undefined)

type Search = Partial<Record<(typeof filters)[number], string>>

/** Returns the filters as the calls take them, without what an edited URL may hold besides. */
const filtersOf = ({ search, status, payment, type, flag, from, until }: Search): OrderFilters => ({
  search,
  status: oneOf(statuses, status),
  payment_status: oneOf(paymentStatuses, payment),
  type: oneOf(orderTypes, type),
  flag: oneOf(orderFlags, flag),
  from: dayOf(from),
  until: dayOf(until),
})

/** Returns the export URL for what the list shows, with its filters but without paging. */
function exportUrl(search: Search): string {
  const given = Object.entries(filtersOf(search)).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return downloadUrl(`${export_orders.path}?${new URLSearchParams(given).toString()}`)
}

function useOrders() {
  return usePagedList({
    name: 'orders',
    address: ordersSearchParams,
    filters,
    ask: (asked, search) => api(list_staff_orders, { query: { ...filtersOf(search), ...asked } }),
  })
}

/** /admin/orders: the portal's orders with their state (CHK-014). */
export function OrdersPage() {
  const { portal } = useSession()
  const list = useOrders()
  return (
    <ListPage
      title="Orders"
      actions={
        <LinkButton kind="secondary" icon="download" href={exportUrl(list.search)} download>
          Export CSV
        </LinkButton>
      }
      purpose={`Everything that was ordered on ${portal.name}, newest first.`}
      above={<OrderSums filters={filtersOf(list.search)} />}
      list={list}
      filters={<Filters list={list} />}
      empty={{ title: 'No orders yet', text: 'Orders appear here as soon as someone checks out.' }}
      table={{ label: 'Orders', columns: orderColumns, titleOf: ({ id }) => `Order ${id}` }}
    />
  )
}

function Filters({ list }: { list: ReturnType<typeof useOrders> }) {
  const { search, change } = list
  const choice = (
    label: string,
    name: 'status' | 'payment' | 'type' | 'flag',
    options: { value: string; label: string }[],
  ) => (
    <ChoiceFilter
      label={label}
      value={search[name]}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const day = (label: string, name: 'from' | 'until') => (
    <Field label={label}>
      <TextInput
        type="date"
        value={search[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || undefined })}
      />
    </Field>
  )
  return (
    <>
      <SearchFilter label="Search" placeholder="Buyer, order or invoice number" {...list.searchField} />
      {choice(
        'Status',
        'status',
        statuses.map((value) => ({ value, label: orderStatusLabels[Number(value) as 1] })),
      )}
      {choice(
        'Payment',
        'payment',
        paymentStatuses.map((value) => ({ value, label: paymentStatusLabels[value] })),
      )}
      {choice(
        'Kind',
        'type',
        orderTypes.map((value) => ({ value, label: orderTypeLabels[value] })),
      )}
      {choice(
        'Show',
        'flag',
        orderFlags.map((value) => ({ value, label: flagLabels[value] })),
      )}
      {day('From', 'from')}
      {day('Until', 'until')}
    </>
  )
}
