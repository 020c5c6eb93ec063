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
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DayCell } from '../../kernel/data-table/day-cell.tsx'
import { badgeTones } from '../../fields/field-cell.tsx'
import { ListPage } from '../../kernel/list-page.tsx'
import { usePagedList } from '../../kernel/paged-list.ts'
import { useSession } from '../../kernel/session/session.ts'
import { partnerPagesSearchParams } from './search-params.ts'
import { ReviewPageDialog } from './review-page-dialog.tsx'

const { pending, approved, not_approved } = approvalStatus
const statusOptions = [
  { value: pending, label: 'Waiting for approval' },
  { value: approved, label: approvalLabels[approved] },
  { value: not_approved, label: approvalLabels[not_approved] },
] as const
const statusOf = (text: string | undefined) =>
  statusOptions.find(({ value }) => String(value) === text)?.value ?? pending
const nothing = {
  [pending]: { title: 'Nothing is waiting for approval', text: 'Pages that providers send appear here.' },
  [approved]: { title: 'Nothing approved yet', text: 'Pages that visitors can see stay here.' },
  [not_approved]: { title: 'Nothing declined', text: 'Pages that were not approved stay here, with the reason.' },
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
  const [opened, setOpened] = useState<ReviewedPage | null>(null)
  const list = usePagedList({
    name: 'partner-pages-review',
    address: partnerPagesSearchParams,
    filters: ['provider'],
    ask: ({ search: _unused, ...asked }, { status, provider }) =>
      api(list_partner_pages, {
        query: { ...asked, status: statusOf(status), ...(provider ? { partner_company_id: provider } : {}) },
      }),
  })
  const { search, change } = list
  const status = statusOf(search.status)
  const close = () => setOpened(null)
  const closeAndRefetch = () => void list.query.refetch().then(close)
  return (
    <ListPage
      title="Provider pages"
      purpose="Pages of providers’ own websites, submitted for this portal. Visitors see only pages that you approve."
      list={list}
      filters={
        <Filters
          status={status}
          provider={search.provider ?? ''}
          onStatus={(chosen) => change({ status: chosen })}
          onProvider={(provider) => change({ provider })}
        />
      }
      empty={nothing[status]}
      table={{ label: 'Provider pages', columns: columnsOf(setOpened), titleOf: ({ title }) => title }}
    >
      {opened ? <ReviewPageDialog page={opened} onClose={close} onReviewed={closeAndRefetch} /> : null}
    </ListPage>
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
    <>
      <Field label="Show">
        <Select
          value={String(status)}
          options={statusOptions.map(({ value, label }) => ({ value: String(value), label }))}
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
    </>
  )
}
