import './partners.css'
import {
  list_partner_pages,
  select_provider_pages,
  type ReviewedPage,
} from '@portico/shared/contract/partners/partners.ts'
import { approvalLabels, approvalStatus, approvalTones } from '@portico/shared/states/partners/approval.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../kernel/data-table/day-cell.tsx'
import { badgeTones } from '../../fields/field-cell.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { partnerPagesSearchParams } from './search-params.ts'
import { ReviewPageDialog } from './review-page-dialog.tsx'

const { pending, approved, not_approved } = approvalStatus
const shown = [
  { value: pending, label: 'Waiting for approval' },
  { value: approved, label: approvalLabels[approved] },
  { value: not_approved, label: approvalLabels[not_approved] },
] as const
const nothing = {
  [pending]: { title: 'Nothing waits for approval', text: 'Pages that providers send appear here.' },
  [approved]: { title: 'Nothing approved yet', text: 'Pages that visitors see stay here.' },
  [not_approved]: { title: 'Nothing was refused', text: 'Pages that were not approved stay here, with the reason.' },
} as const

const columnsOf = (onOpen: (one: ReviewedPage) => void): readonly Column<ReviewedPage>[] => [
  {
    name: 'title',
    header: 'Page',
    cell: (one) => (
      <button type="button" className="partner-page-open" onClick={() => onOpen(one)}>
        {one.title}
      </button>
    ),
  },
  { name: 'provider', header: 'Provider', phone: 'below', cell: ({ provider }) => provider.name },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status }) => <Badge tone={badgeTones[approvalTones[status] ?? 'gray']}>{approvalLabels[status]}</Badge>,
  },
  { name: 'clicks', header: 'Clicks', only_wide: true, cell: ({ clicks }) => clicks },
  {
    name: 'sent_at',
    header: 'Sent',
    only_wide: true,
    cell: ({ sent_at }) => (sent_at ? <DayCell at={sent_at} /> : '–'),
  },
]

/** /portals/partner-pages: external pages of providers, pending ones first (PRT-010). */
export function ReviewsPage() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(partnerPagesSearchParams)
  const view = useTableView('partner-pages-review')
  const [opened, setOpened] = useState<ReviewedPage | null>(null)
  const status = shown.find(({ value }) => String(value) === search.status)?.value ?? pending
  const query = useQuery({
    queryKey: ['partner-pages', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_partner_pages, {
        query: {
          status,
          cursor: search.cursor,
          per_page: view.per_page,
          with_total: '1',
          ...(search.provider ? { partner_company_id: search.provider } : {}),
        },
      }),
    placeholderData: keepPreviousData,
  })
  const close = () => setOpened(null)
  const closeAndRefetch = () => void query.refetch().then(close)
  return (
    <>
      <PageHead title="Provider pages">
        Pages of their own sites that providers want visitors to find here. Visitors see what you approve.
      </PageHead>
      <div className="panel">
        <Filters
          status={status}
          provider={search.provider ?? ''}
          onStatus={(chosen) => change({ status: chosen })}
          onProvider={(provider) => change({ provider })}
        />
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.provider),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ provider: undefined }),
          }}
          empty={nothing[status]}
        >
          {(rows) => (
            <DataTable
              label="Provider pages"
              view={view}
              columns={columnsOf(setOpened)}
              rows={rows}
              titleOf={({ title }) => title}
            />
          )}
        </ListBody>
      </div>
      {opened ? <ReviewPageDialog page={opened} onClose={close} onReviewed={closeAndRefetch} /> : null}
    </>
  )
}

type FilterProps = {
  status: number
  provider: string
  onStatus: (status: string) => void
  onProvider: (provider: string | undefined) => void
}

function Filters({ status, provider, onStatus, onProvider }: FilterProps) {
  const { portal } = useSession()
  const providers = useQuery({
    queryKey: ['provider-pages', portal.id],
    queryFn: () => api(select_provider_pages, { query: {} }),
  })
  const options = (providers.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <div className="filter-row">
      <Field label="Show">
        <Select
          value={String(status)}
          options={shown.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={({ target }) => onStatus(target.value)}
        />
      </Field>
      <Field label="Provider">
        <Select
          value={provider}
          options={[{ value: '', label: 'All providers' }, ...options]}
          onChange={({ target }) => onProvider(target.value || undefined)}
        />
      </Field>
    </div>
  )
}
