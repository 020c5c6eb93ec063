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
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { questionsSearchParams } from '../search-params.ts'
import { QuestionMark } from './question-mark.tsx'
import { useQuestionAsked } from './use-question-asked.ts'

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

/** Lists the questions of a course, with counters loaded by its slug (BLD-033). */
export function CourseQuestions({ slug }: { slug: string }) {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(questionsSearchParams)
  const view = useTableView('course-questions')
  const status = search.status === '1' || search.status === '2' ? search.status : undefined
  const query = useQuery({
    queryKey: ['course-questions', portal.id, slug, status, search.cursor, view.per_page],
    queryFn: () =>
      api(list_course_questions, {
        params: { slug },
        query: { status, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  const counters = useQuery({
    queryKey: ['course-question-counters', portal.id, slug],
    queryFn: () => api(count_course_questions, { params: { slug } }),
  })
  useQuestionAsked(() => {
    void query.refetch()
    void counters.refetch()
  })
  return (
    <div className="panel">
      <div className="filter-row">
        <Field label="Status">
          <Select
            value={status ?? ''}
            placeholder="All statuses"
            options={Object.entries(courseQuestionLabels).map(([value, label]) => ({ value, label }))}
            onChange={(event) => change({ status: event.target.value || undefined })}
          />
        </Field>
        {counters.data && counters.data.opened + counters.data.closed > 0 ? <Counters {...counters.data} /> : null}
      </div>
      <ListBody
        query={query}
        address={{
          view,
          isFiltered: status !== undefined,
          onCursor: (cursor) => change({ cursor }),
          onClear: () => change({ status: undefined }),
        }}
        empty={{ title: 'No questions yet', text: 'What learners ask about this course appears here as they send it.' }}
      >
        {(rows) => (
          <DataTable
            label="Questions"
            view={view}
            columns={columns(slug, portal.time_zone)}
            rows={rows}
            titleOf={({ title }) => title}
          />
        )}
      </ListBody>
    </div>
  )
}

const Counters = ({ opened, waiting, closed }: Data<typeof count_course_questions>) => (
  <p className="small muted" role="status">
    {`${formatCount(opened)} open, ${formatCount(waiting)} of them waiting for an answer; ${formatCount(closed)} closed`}
  </p>
)
