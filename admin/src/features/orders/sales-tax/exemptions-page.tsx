import './exemptions.css'
import { list_exemption_queue, type QueuedExemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { taxExemptionLabels, taxExemptionStates } from '@portico/shared/states/orders/tax-exemption.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { exemptionsSearchParams } from '../search-params.ts'
import { ReviewExemptionDialog } from './review-exemption-dialog.tsx'

const nothing = {
  waiting: { title: 'Nothing to review right now', text: 'Certificates that buyers send appear here.' },
  approved: { title: 'Nothing approved yet', text: 'Approved certificates stay here.' },
  declined: { title: 'Nothing declined', text: 'Certificates that were not accepted stay here, with the reason.' },
} as const

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
  const { portal } = useSession()
  const [search, change] = useAddressSearch(exemptionsSearchParams)
  const view = useTableView('tax-exemptions')
  const [opened, setOpened] = useState<QueuedExemption | null>(null)
  const state = taxExemptionStates.find((one) => one === search.state) ?? 'waiting'
  const query = useQuery({
    queryKey: ['tax-exemptions', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_exemption_queue, {
        query: { state, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title="Tax exemptions">
        Certificates of buyers who pay no sales tax. Once you approve one, their orders in its states have none.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <Field label="Show">
            <Select
              value={state}
              options={taxExemptionStates.map((value) => ({ value, label: taxExemptionLabels[value] }))}
              onChange={({ target }) => change({ state: target.value })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{ view, isFiltered: false, onCursor: (cursor) => change({ cursor }), onClear: () => change({}) }}
          empty={nothing[state]}
        >
          {(rows) => (
            <DataTable
              label="Tax exemptions"
              view={view}
              columns={columnsOf(setOpened)}
              rows={rows}
              titleOf={({ organization }) => organization}
            />
          )}
        </ListBody>
      </div>
      {opened ? (
        <ReviewExemptionDialog
          exemption={opened}
          onClose={() => setOpened(null)}
          onReviewed={() => {
            setOpened(null)
            void query.refetch()
          }}
        />
      ) : null}
    </>
  )
}
