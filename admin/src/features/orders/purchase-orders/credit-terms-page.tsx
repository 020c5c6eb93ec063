import { may } from '@portico/shared/access/may.ts'
import { list_credit_terms, type CreditTerms } from '@portico/shared/contract/orders/credit-terms.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { creditTermsSearchParams } from '../search-params.ts'
import { CreditTermsDialog } from './credit-terms-dialog.tsx'

const stateOf = ({ organization, is_open, overdue }: CreditTerms) => {
  if (overdue > 0)
    return (
      <Link to={linkToStaff('staffOrders')} search={{ flag: 'overdue', search: organization }}>
        <StatusMark tone="failed">{`${formatMoney(overdue)} overdue`}</StatusMark>
      </Link>
    )
  return is_open ? <StatusMark tone="success">Open</StatusMark> : <StatusMark tone="waiting">Ended</StatusMark>
}

const columnsOf = (onOpen: ((one: CreditTerms) => void) | null): readonly Column<CreditTerms>[] => [
  {
    name: 'organization',
    header: 'Organization',
    cell: (one) =>
      onOpen ? (
        <button type="button" className="cell-open" onClick={() => onOpen(one)}>
          {one.organization}
        </button>
      ) : (
        <strong>{one.organization}</strong>
      ),
  },
  { name: 'state', header: 'Status', phone: 'below', cell: stateOf },
  { name: 'net_days', header: 'Terms', cell: ({ net_days }) => `Net ${net_days}` },
  {
    name: 'buyers',
    header: 'Buyers',
    only_wide: true,
    cell: ({ buyers }) => buyers.map(({ name, email }) => name || email).join(', '),
  },
  { name: 'limit', header: 'Limit', number: true, cell: ({ credit_limit }) => formatMoney(credit_limit) },
  { name: 'owed', header: 'Owed', number: true, phone: 'beside', cell: ({ owed }) => formatMoney(owed) },
]

/** /admin/credit-terms: organizations that may pay later. */
export function CreditTermsPage() {
  const { me } = useSession()
  const [opened, setOpened] = useState<CreditTerms | 'new' | null>(null)
  const list = usePagedList({
    name: 'credit-terms',
    address: creditTermsSearchParams,
    ask: (query) => api(list_credit_terms, { query }),
  })
  const mayWrite = may({ roles: [me.current_role], action: 'orders.credit_terms' })
  return (
    <ListPage
      title="Credit terms"
      actions={
        mayWrite ? (
          <Button icon="plus" onClick={() => setOpened('new')}>
            Approve credit terms
          </Button>
        ) : null
      }
      purpose="Organizations whose purchase orders take effect at once and are paid later. Orders beyond a limit wait until they are paid."
      list={list}
      filters={<SearchFilter label="Search" placeholder="Organization" {...list.searchField} />}
      empty={{
        title: 'No credit terms yet',
        text: 'Without credit terms, purchase orders take effect once they are paid.',
      }}
      table={{
        label: 'Credit terms',
        columns: columnsOf(mayWrite ? setOpened : null),
        titleOf: ({ organization }) => organization,
      }}
    >
      {opened ? (
        <CreditTermsDialog
          terms={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null)
            void list.query.refetch()
          }}
        />
      ) : null}
    </ListPage>
  )
}
