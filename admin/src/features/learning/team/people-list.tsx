import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_subordinates, remove_subordinate, type Subordinate } from '@portico/shared/contract/learning/team.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { PageLink } from '../../../kernel/page-link.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { teamSearchParams } from '../search-params.ts'
import { OverdueFilter } from './overdue-filter.tsx'

const columns: readonly Column<Subordinate>[] = [
  {
    name: 'name',
    header: 'Person',
    cell: ({ id, name, email }) => (
      <span className="cell-lines">
        <Link to={linkToStaff('managerTeam')} search={{ list: 'courses', person: String(id) }}>
          {name}
        </Link>
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  { name: 'courses', header: 'Courses', number: true, cell: ({ courses }) => formatCount(courses) },
  {
    name: 'completed',
    header: 'Completed',
    number: true,
    phone: 'below',
    cell: ({ completed, courses }) => `${formatCount(completed)} of ${formatCount(courses)}`,
  },
  {
    name: 'overdue',
    header: 'Overdue',
    phone: 'beside',
    cell: ({ overdue }) =>
      overdue === 0 ? '–' : <StatusMark tone="failed">{`${formatCount(overdue)} overdue`}</StatusMark>,
  },
]

const useRemove = (onSettled: () => void) =>
  useMutation({
    mutationFn: (user_id: number) => api(remove_subordinate, { params: { user_id } }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    onSettled,
  })

const emptyText = {
  title: 'Nobody is on your team yet',
  text: 'Invite people to one of your courses. People who accept appear here.',
  action: <PageLink to={linkToStaff('managerCourses')}>Go to my team’s courses</PageLink>,
}

/** Lists the team, one row per person. */
export function PeopleList() {
  const [asked, setAsked] = useState<Subordinate | null>(null)
  const list = usePagedList({
    name: 'team-people',
    address: teamSearchParams,
    filters: ['search', 'overdue'],
    ask: (query, { overdue }) => api(list_subordinates, { query: { ...query, overdue: overdue ? '1' : undefined } }),
  })
  const remove = useRemove(() => {
    setAsked(null)
    void list.query.refetch()
  })
  return (
    <ListPanel
      list={list}
      name="People"
      filters={
        <>
          <SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />
          <OverdueFilter />
        </>
      }
      empty={emptyText}
      table={{
        label: 'People of your team',
        columns,
        titleOf: ({ name }) => name,
        actions: (person) =>
          person.is_assigned && person.courses === 0 ? (
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove ${person.name} from your team`}
              onClick={() => setAsked(person)}
            >
              Remove
            </Button>
          ) : null,
      }}
    >
      <ConfirmDialog
        open={asked !== null}
        title="Remove from your team?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate(asked.id)}
      >
        {`${asked?.name} leaves your team. Their account and courses stay as they are.`}
      </ConfirmDialog>
    </ListPanel>
  )
}
