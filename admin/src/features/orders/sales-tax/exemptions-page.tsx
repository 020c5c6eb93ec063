import './exemptions.css'
import { list_exemption_queue, type QueuedExemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { taxExemptionLabels, taxExemptionStates } from '@portico/shared/states/orders/tax.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { exemptionsSearchParams } from '../search-params.ts'
import { ReviewExemptionDialog } from './review-exemption-dialog.tsx'

const nothing = {
  waiting: { title: 'Nothing to review right now', text: 'Certificates that buyers send appear here.' },
  approved: { title: 'Nothing approved yet', text: 'Approved certificates stay here.' },
  declined: { title: 'Nothing declined', text: 'Certificates that were not accepted stay here, with the reason.' },
} as const

const stateOf = (text: string | undefined) => taxExemptionStates.find((one) => one === text) ?? 'waiting'

const columnsOf = (onOpen: (one: QueuedExemption) => void): readonly Column<QueuedExemption>[] => [
  {
    name: 'organization',
    header: 'Organization',
    cell: (one) => (
      <button type="button" className="exemption-open" onClick={() => onOpen(one)}>
        {one.organization}
      </button>
    ),
  },
  { name: 'buyer', header: 'Buyer', phone: 'below', cell: ({ buyer, email }) => buyer || email },
  { name: 'states', header: 'States', cell: ({ states }) => states.join(', ') },
  {
    name: 'expires_on',
    header: 'Valid through',
    only_wide: true,
    cell: ({ expires_on }) => (expires_on ? formatCalendarDay(expires_on) : '–'),
  },
  { name: 'created_at', header: 'Sent', phone: 'beside', cell: ({ created_at }) => <DayCell at={created_at} /> },
]

/** /admin/sales-tax/exemptions: certificates of buyers exempt from sales tax, pending ones first. */
export function ExemptionsPage() {
  const [opened, setOpened] = useState<QueuedExemption | null>(null)
  const list = usePagedList({
    name: 'tax-exemptions',
    address: exemptionsSearchParams,
    filters: [],
    ask: ({ search: _unused, ...asked }, search) =>
      api(list_exemption_queue, { query: { ...asked, state: stateOf(search.state) } }),
  })
  const state = stateOf(list.search.state)
  return (
    <ListPage
      title="Tax exemptions"
      purpose="Certificates of buyers who pay no sales tax. Approved certificates exempt their orders in the listed states."
      list={list}
      filters={
        <Field label="Show">
          <Select
            value={state}
            options={taxExemptionStates.map((value) => ({ value, label: taxExemptionLabels[value] }))}
            onChange={({ target }) => list.change({ state: target.value })}
          />
        </Field>
      }
      empty={nothing[state]}
      table={{ label: 'Tax exemptions', columns: columnsOf(setOpened), titleOf: ({ organization }) => organization }}
    >
      {opened ? (
        <ReviewExemptionDialog
          exemption={opened}
          onClose={() => setOpened(null)}
          onReviewed={() => {
            setOpened(null)
            void list.query.refetch()
          }}
        />
      ) : null}
    </ListPage>
  )
}
