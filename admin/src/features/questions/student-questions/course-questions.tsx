import type { Data } from '@portico/shared/calls/endpoint.ts'
import {
  count_course_questions,
  list_course_questions,
  type CourseQuestion,
} from '@portico/shared/contract/student-questions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { courseQuestionLabels } from '@portico/shared/states/course-question.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { questionsSearchParams } from '../search-params.ts'
import { QuestionMark } from './question-mark.tsx'
import { useRefreshOnQuestion } from './use-refresh-on-question.ts'

const columns = (slug: string, time_zone: string): readonly Column<CourseQuestion>[] => [
  {
    name: 'title',
    header: 'Question',
    cell: ({ id, title, item }) => (
      <span className="cell-lines">
        <Link to={linkToStaff('courseQuestion', { slug, question_id: String(id) })}>{title}</Link>
        {item ? <span className="small muted">{item.title}</span> : null}
      </span>
    ),
  },
  { name: 'learner', header: 'Learner', cell: ({ learner }) => learner.name || learner.email },
  { name: 'status', header: 'Status', phone: 'below', cell: (question) => <QuestionMark {...question} /> },
  { name: 'answers_count', header: 'Replies', number: true, cell: ({ answers_count }) => answers_count },
  {
    name: 'created_at',
    header: 'Asked',
    only_wide: true,
    cell: ({ created_at }) => (
      <span className="tabular">{formatDate({ at: created_at, time_zone, style: 'moment' })}</span>
    ),
  },
]

const statusOf = (text: string | undefined) => (text === '1' || text === '2' ? text : undefined)

/** Lists the questions of a course, with counters loaded by its slug (BLD-033). */
export function CourseQuestions({ slug }: { slug: string }) {
  const { portal } = useSession()
  const list = usePagedList({
    name: 'course-questions',
    address: questionsSearchParams,
    filters: ['status'],
    of: [slug],
    ask: ({ search: _unused, ...asked }, { status }) =>
      api(list_course_questions, { params: { slug }, query: { ...asked, status: statusOf(status) } }),
  })
  const counters = useQuery({
    queryKey: ['course-question-counters', portal.id, slug],
    queryFn: () => api(count_course_questions, { params: { slug } }),
  })
  useRefreshOnQuestion(() => {
    void list.query.refetch()
    void counters.refetch()
  })
  return (
    <ListPanel
      list={list}
      filters={
        <>
          <ChoiceFilter
            label="Status"
            value={statusOf(list.search.status)}
            all="All statuses"
            options={Object.entries(courseQuestionLabels).map(([value, label]) => ({ value, label }))}
            onChange={(value) => list.change({ status: value })}
          />
          {counters.data && counters.data.opened + counters.data.closed > 0 ? <Counters {...counters.data} /> : null}
        </>
      }
      empty={{ title: 'No questions yet', text: 'Learners’ questions about this course appear here.' }}
      table={{ label: 'Questions', columns: columns(slug, portal.time_zone), titleOf: ({ title }) => title }}
    />
  )
}

const Counters = ({ opened, waiting, closed }: Data<typeof count_course_questions>) => (
  <p className="small muted" role="status">
    {`${formatCount(opened)} open, ${formatCount(waiting)} of them waiting for an answer; ${formatCount(closed)} closed`}
  </p>
)
