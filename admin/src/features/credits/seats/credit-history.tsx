import { list_manager_transactions } from '@portico/shared/contract/credits/hand-out.ts'
import { creditMoves } from '@portico/shared/states/credit-movement.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { creditColumns } from '../../../kernel/credit-columns.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'

// One word on this page: a manager's credits are seats.
const seatColumns = creditColumns.map((column) => (column.name === 'amount' ? { ...column, header: 'Seats' } : column))

/** Shows how a manager's credits of a course were used (CRD-020). It pages by local state, because the URL belongs to the list of people above. */
export function CreditHistory({ slug }: { slug: string }) {
  const { portal } = useSession()
  const view = useTableView('manager-transactions')
  const [cursor, setCursor] = useState<string>()
  const query = useQuery({
    queryKey: ['manager-transactions', portal.id, slug, cursor, view.per_page],
    queryFn: () =>
      api(list_manager_transactions, {
        params: { slug },
        query: { cursor, per_page: view.per_page, with_total: '1' },
      }),
  })
  return (
    <section className="panel" aria-label="History of your seats">
      <div className="panel-body">
        <h2 className="panel-title">History</h2>
      </div>
      <ListBody
        query={query}
        address={{ view, isFiltered: false, onCursor: setCursor, onClear: () => setCursor(undefined) }}
        empty={{ title: 'No movements yet', text: 'Seats that you receive, give and revoke are listed here.' }}
      >
        {(rows) => (
          <DataTable
            label="Movements of your seats"
            view={view}
            columns={seatColumns}
            rows={rows}
            titleOf={({ id, move }) => `${creditMoves[move].label}, number ${id}`}
          />
        )}
      </ListBody>
    </section>
  )
}
