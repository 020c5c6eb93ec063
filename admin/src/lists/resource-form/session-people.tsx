import { may } from '@portico/shared/access/may.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  cancel_session_seat,
  export_session_seats,
  list_session_seats,
  type SessionSeat,
} from '@portico/shared/contract/catalog/seats.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, downloadUrl } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../kernel/data-table/day-cell.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { useSession } from '../../kernel/session/session.ts'

const columns: readonly Column<SessionSeat>[] = [
  { name: 'name', header: 'Name', cell: ({ name, email }) => name || email },
  { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => email },
  { name: 'portal', header: 'Portal', only_wide: true, cell: ({ portal }) => portal },
  { name: 'reserved_at', header: 'Reserved', only_wide: true, cell: ({ reserved_at }) => <DayCell at={reserved_at} /> },
]
const most = 100

/** Who reserved a seat in a session, for staff who manage enrollments. */
export function SessionPeople({ entry }: { entry: ListEntry }) {
  const { me } = useSession()
  return may({ roles: [me.current_role], action: 'enrollments.manage' }) ? <People entry={entry} /> : null
}

function People({ entry }: { entry: ListEntry }) {
  const { id } = entry
  const [asked, setAsked] = useState<SessionSeat | null>(null)
  const query = useQuery({
    queryKey: ['session-people', id],
    queryFn: () => api(list_session_seats, { params: { id }, query: { per_page: most, with_total: '1' } }),
  })
  const cancel = useMutation({
    mutationFn: (seat: SessionSeat) => api(cancel_session_seat, { params: { id, seat_id: seat.id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: 'The seat is canceled, and the person is emailed.' }),
    onSettled: () => {
      setAsked(null)
      void query.refetch()
    },
  })
  const seats = query.data?.data ?? []
  const total = query.data?.meta.total?.count ?? seats.length
  const failure = cancel.error ?? query.error
  return (
    <section className="panel" aria-labelledby="session-people">
      <div className="panel-body stack">
        <h2 id="session-people" className="panel-title">
          Reserved seats
        </h2>
        {failure ? (
          <Notice tone="failed" alert>
            {failureText(failure)}
          </Notice>
        ) : null}
        {query.isPending ? <Skeleton shape="line" count={3} /> : null}
        {query.isSuccess ? <p>{summary({ total, seats: entry['seats'] })}</p> : null}
        {total > most ? <p className="muted">{`The latest ${most} are shown. The export has all.`}</p> : null}
        {seats.length > 0 ? <Export id={id} /> : null}
      </div>
      <SeatTable seats={seats} onCancel={setAsked} />
      <ConfirmDialog
        open={asked !== null}
        title="Cancel this seat?"
        confirmLabel="Cancel the seat"
        cancelLabel="Keep it"
        busy={cancel.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && cancel.mutate(asked)}
      >
        {asked ? `${asked.name || asked.email} is emailed that the seat is canceled.` : null}
      </ConfirmDialog>
    </section>
  )
}

const Export = ({ id }: { id: number }) => (
  <p>
    <LinkButton
      kind="secondary"
      icon="download"
      href={downloadUrl(export_session_seats.path.replace(':id', String(id)))}
      download
    >
      Export
    </LinkButton>
  </p>
)

function SeatTable({ seats, onCancel }: { seats: SessionSeat[]; onCancel: (seat: SessionSeat) => void }) {
  const view = useTableView('session-people')
  if (seats.length === 0) return null
  return (
    <DataTable
      label="Reserved seats"
      view={view}
      columns={columns}
      rows={seats}
      titleOf={({ name, email }) => name || email}
      actions={(seat) => (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Cancel the seat of ${seat.name || seat.email}`}
          onClick={() => onCancel(seat)}
        >
          Cancel seat
        </Button>
      )}
    />
  )
}

function summary({ total, seats }: { total: number; seats: unknown }): string {
  if (total === 0) return 'Nobody has reserved a seat yet.'
  const of = typeof seats === 'number' ? ` of ${formatCount(seats)}` : ''
  return `${formatCount(total)}${of} ${total === 1 && of === '' ? 'seat' : 'seats'} reserved.`
}
