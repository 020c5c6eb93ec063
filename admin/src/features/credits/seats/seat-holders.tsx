import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  list_given_managers,
  take_back_seat,
  take_manager_credits,
  type GivenManager,
} from '@portico/shared/contract/credits/hand-out.ts'
import { list_manager_people, type ManagedPerson } from '@portico/shared/contract/credits/managers.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { CreditsDialog } from '../../../kernel/credits-dialog.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { managerSeatsSearchParams } from '../search-params.ts'
import type { ManagedCourse } from '../managers/manager-course.ts'

type Props = { course: ManagedCourse; onChanged: () => void }

const columns: readonly Column<ManagedPerson>[] = [
  {
    name: 'name',
    header: 'Person',
    cell: ({ name, email }) => (
      <span className="cell-lines">
        {name || email}
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  { name: 'status', header: 'Status', phone: 'beside', cell: ({ status }) => <ProgressMark status={status} /> },
]

function useRevokeSeat({ slug, onSettled }: { slug: string; onSettled: () => void }) {
  return useMutation({
    mutationFn: (related_id: number) => api(take_back_seat, { params: { slug, related_id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: 'The seat is yours again.' }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    onSettled,
  })
}

/** Lists people with a seat; a seat can be withdrawn from anyone who has not started (CRD-017). */
export function SeatHolders({ course: { slug }, onChanged }: Props) {
  const [asked, setAsked] = useState<ManagedPerson | null>(null)
  const list = usePagedList({
    name: 'manager-people',
    address: managerSeatsSearchParams,
    of: [slug],
    ask: (query) => api(list_manager_people, { params: { slug }, query }),
  })
  const done = () => {
    setAsked(null)
    onChanged()
  }
  const take = useRevokeSeat({ slug, onSettled: done })
  return (
    <section className="panel" aria-label="Seats given">
      <div className="panel-body">
        <h2 className="panel-title">People with seats</h2>
      </div>
      <ListBody
        query={list.query}
        address={list.body}
        empty={{ title: 'Nobody has one of your seats yet', text: 'People who get one are listed here.' }}
      >
        {(rows) => (
          <DataTable
            label="People with your seats"
            view={list.view}
            columns={columns}
            rows={rows}
            titleOf={({ name, email }) => name || email}
            actions={(person) =>
              person.started_at === null && person.finished_at === null ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Revoke the seat of ${person.name || person.email}`}
                  onClick={() => setAsked(person)}
                >
                  Revoke
                </Button>
              ) : null
            }
          />
        )}
      </ListBody>
      <ConfirmDialog
        open={asked !== null}
        title="Revoke this seat?"
        confirmLabel="Revoke"
        busy={take.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && take.mutate(asked.id)}
      >
        {`${asked?.name || asked?.email} has not started the course and will lose access. You can give the seat to someone else.`}
      </ConfirmDialog>
    </section>
  )
}

const givenColumns: readonly Column<GivenManager & { id: number }>[] = [
  {
    name: 'name',
    header: 'Manager',
    cell: ({ name, email }) => (
      <span className="cell-lines">
        {name}
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  { name: 'given', header: 'Given', number: true, phone: 'below', cell: ({ given }) => formatCount(given) },
  {
    name: 'returnable',
    header: 'Unused',
    number: true,
    phone: 'beside',
    cell: ({ returnable }) => formatCount(returnable),
  },
]

/** Lists managers who received credits, with what can be withdrawn from them; renders nothing if there are none. */
export function GivenManagers({ course: { slug }, onChanged }: Props) {
  const { portal } = useSession()
  const view = useTableView('given-managers')
  const [asked, setAsked] = useState<GivenManager | null>(null)
  const query = useQuery({
    queryKey: ['given-managers', portal.id, slug],
    queryFn: () => api(list_given_managers, { params: { slug } }),
  })
  if (query.data?.length === 0) return null
  return (
    <section className="panel" aria-label="Other managers">
      <div className="panel-body">
        <h2 className="panel-title">Other managers</h2>
      </div>
      <ListBody
        query={query}
        empty={{ title: 'No other managers', text: 'Managers you give seats to are listed here.' }}
      >
        {(rows) => (
          <DataTable
            label="Managers with your seats"
            view={view}
            columns={givenColumns}
            rows={rows.map((row) => ({ ...row, id: row.user_id }))}
            titleOf={({ name }) => name}
            actions={(manager) =>
              manager.returnable > 0 ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Revoke seats of ${manager.name}`}
                  onClick={() => setAsked(manager)}
                >
                  Revoke
                </Button>
              ) : null
            }
          />
        )}
      </ListBody>
      {asked ? (
        <CreditsDialog
          title={`Revoke seats from ${asked.name}`}
          action="Revoke"
          help={`${formatCount(asked.returnable)} are unused.`}
          move={async ({ amount, sent_as }) => {
            const params = { slug, user_id: asked.user_id }
            const { returned } = await api(take_manager_credits, { params, body: { amount, sent_as } })
            return `Seats revoked: ${returned}.`
          }}
          onClose={() => setAsked(null)}
          onDone={onChanged}
        />
      ) : null}
    </section>
  )
}
