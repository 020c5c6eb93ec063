import './assignments.css'
import {
  list_assignment_responses,
  queueStates,
  type QueuedResponse,
} from '@portico/shared/contract/assignments-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDate, formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { Link } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { ListPage } from '../../kernel/list-page.tsx'
import { usePagedList } from '../../kernel/paged-list.ts'
import { useSession } from '../../kernel/session/session.ts'
import { queueSearchParams } from './search-params.ts'
import { gradingFlow, submissionKey } from './grading-flow.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useOnNotification } from './use-on-notification.ts'
import { queueName } from '../outline/actions/clear-graded-caches.ts'

/** Returns the path of a submission's grading page. */
export const gradingPath = (one: QueuedResponse): string =>
  linkToStaff('assignmentProgress', {
    slug: one.course.slug,
    user_id: one.user_id,
    related_id: one.related_id,
    assignment_id: one.assignment_id,
  })

const stateOf = (text: string | undefined) => queueStates.find((one) => one === text) ?? 'waiting'

const columns = (time_zone: string, isWaiting: boolean): readonly Column<QueuedResponse>[] => [
  {
    name: 'name',
    header: 'Learner',
    cell: (one) => (
      <Link to={gradingPath(one)} onClick={() => gradingFlow.begin(submissionKey(one))}>
        {one.name}
      </Link>
    ),
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
    header: isWaiting ? 'Waiting since' : 'Submitted',
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
  const list = usePagedList({
    // Part of the key that `queueKey` forgets after grading.
    name: queueName,
    address: queueSearchParams,
    filters: ['course', 'assignment', 'search'],
    ask: (query, { state: shown, course, assignment }) =>
      api(list_assignment_responses, {
        query: { ...query, state: stateOf(shown), course_id: course, assignment_id: assignment },
      }),
  })
  const state = stateOf(list.search.state)
  useOnNotification(() => void list.query.refetch())
  return (
    <ListPage
      title="Grading"
      purpose={`Assignments that learners submitted, ${state === 'waiting' ? 'longest waiting' : 'newest'} first.`}
      list={list}
      filters={<QueueFilters state={state} list={list} />}
      empty={
        state === 'waiting'
          ? {
              title: 'Nothing to grade right now',
              text: 'Assignments that learners in your courses submit appear here.',
            }
          : { title: 'Nothing graded yet', text: 'Graded attempts stay here with their scores.' }
      }
      table={{
        label: 'Submitted assignments',
        columns: columns(portal.time_zone, state === 'waiting'),
        titleOf: ({ name, title }) => `${name}: ${title}`,
      }}
    />
  )
}
