import './assignments.css'
import {
  list_assignment_responses,
  queueStates,
  type QueuedResponse,
} from '@portico/shared/contract/assignments-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDate, formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { queueSearchParams } from './search-params.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useOnNotification } from './use-on-notification.ts'
import { queueKey } from '../outline/actions/forget-graded.ts'

/** Returns the path of a submission's grading page. */
export const gradingPath = (one: QueuedResponse): string =>
  linkToStaff('assignmentProgress', {
    slug: one.course.slug,
    user_id: one.user_id,
    related_id: one.related_id,
    assignment_id: one.assignment_id,
  })

const columns = (time_zone: string, isWaiting: boolean): readonly Column<QueuedResponse>[] => [
  {
    name: 'name',
    header: 'Learner',
    cell: (one) => <Link to={gradingPath(one)}>{one.name}</Link>,
  },
  {
    name: 'title',
    header: 'Assignment',
    phone: 'below',
    cell: ({ title, course }) => (
      <span className="cell-lines">
        <span>{title}</span>
        <span className="small muted">{course.title}</span>
      </span>
    ),
  },
  { name: 'attempt', header: 'Attempt', number: true, cell: ({ attempt }) => attempt },
  ...(isWaiting
    ? []
    : [
        {
          name: 'score',
          header: 'Score',
          number: true,
          cell: ({ score }: QueuedResponse) => (score === null ? '–' : `${score}%`),
        },
      ]),
  {
    name: 'submitted_at',
    header: isWaiting ? 'Waiting since' : 'Handed in',
    phone: 'beside',
    cell: ({ submitted_at: at, score }) => (
      <>
        <span className="tabular handed-in-moment">{formatDate({ at, time_zone, style: 'moment' })}</span>
        <span className="tabular handed-in-day">
          {formatDay({ at, time_zone, reader_zone: readerZone(), style: 'medium' })}
          {score === null ? null : <span className="handed-in-score">{`${score}%`}</span>}
        </span>
      </>
    ),
  },
]

/** /assignments: learners' submissions, longest waiting first. */
export function QueuePage() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(queueSearchParams)
  const view = useTableView('grading-queue')
  const state = queueStates.find((one) => one === search.state) ?? 'waiting'
  const query = useQuery({
    queryKey: [...queueKey(portal.id), search, view.per_page],
    queryFn: () =>
      api(list_assignment_responses, {
        query: {
          state,
          course_id: search.course,
          assignment_id: search.assignment,
          search: search.search,
          cursor: search.cursor,
          per_page: view.per_page,
          with_total: '1',
        },
      }),
    placeholderData: keepPreviousData,
  })
  useOnNotification(() => void query.refetch())
  const isNarrowed = Boolean(search.course ?? search.assignment ?? search.search)
  const clear = () => change({ course: undefined, assignment: undefined, search: undefined })
  return (
    <>
      <PageHead title="Grading">
        {`What learners handed in, the ${state === 'waiting' ? 'longest waiting' : 'newest'} first.`}
      </PageHead>
      <div className="panel">
        <QueueFilters state={state} search={search} change={change} />
        <ListBody
          query={query}
          address={{ view, isFiltered: isNarrowed, onCursor: (cursor) => change({ cursor }), onClear: clear }}
          empty={
            state === 'waiting'
              ? {
                  title: 'Nothing to grade right now',
                  text: 'Assignments that learners of your courses hand in appear here as they come.',
                }
              : { title: 'Nothing graded yet', text: 'Attempts that were graded stay here with their scores.' }
          }
        >
          {(rows) => (
            <DataTable
              label="Handed in"
              view={view}
              columns={columns(portal.time_zone, state === 'waiting')}
              rows={rows}
              titleOf={({ name, title }) => `${name}: ${title}`}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}
