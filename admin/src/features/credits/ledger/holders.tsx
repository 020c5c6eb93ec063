import { list_credit_holders, type CreditHolder } from '@portico/shared/contract/credits/ledger.ts'
import { partyText } from '@portico/shared/rules/credits/ledger/party-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '@portico/shared/ui/menu.tsx'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { creditsSearchParams } from '../search-params.ts'
import type { TableProps } from './course-credits.tsx'

const columns: readonly Column<CreditHolder>[] = [
  {
    name: 'name',
    header: 'Holder',
    cell: (holder) => (
      <span className="cell-lines">
        {partyText(holder)}
        {holder.email ? <span className="small muted">{holder.email}</span> : null}
      </span>
    ),
  },
  { name: 'course', header: 'Course', phone: 'below', cell: ({ course }) => course?.title ?? '–' },
  {
    name: 'balance',
    header: 'Credits',
    number: true,
    phone: 'beside',
    cell: ({ balance }) => <strong>{formatCount(balance)}</strong>,
  },
]

/** Managers and partner companies with credits of the portal. */
export function HoldersTable({ filter, onAsk, onStatement }: TableProps) {
  const list = usePagedList({
    name: 'credit-holders',
    address: creditsSearchParams,
    ask: (query) => api(list_credit_holders, { query }),
  })
  const entries = (holder: CreditHolder): MenuEntry[] => [
    ...(onAsk && !holder.is_erased
      ? [
          {
            label: 'Revoke credits',
            icon: 'minus',
            onSelect: () => onAsk({ does: 'take_from_holder', holder }),
          } as const,
        ]
      : []),
    { label: 'Statement', icon: 'list', onSelect: () => onStatement(holder.id) },
  ]
  return (
    <ListPanel
      list={list}
      name="Credits by holder"
      filters={
        <>
          {filter}
          <SearchFilter label="Search" placeholder="Name, email or course" {...list.searchField} />
        </>
      }
      empty={{ title: 'Nobody holds credits', text: 'Give a manager credits of a course, and they appear here.' }}
      table={{
        label: 'Holders of credits',
        columns,
        titleOf: partyText,
        actions: (holder) => (
          <Menu
            trigger={<IconButton icon="more" size="small" label={`Credits of ${partyText(holder)}`} />}
            entries={entries(holder)}
          />
        ),
      }}
    />
  )
}
