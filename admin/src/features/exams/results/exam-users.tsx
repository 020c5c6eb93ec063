import { may } from '@portico/shared/access/may.ts'
import { list_exam_users, type CourseExam, type ExamUser } from '@portico/shared/contract/exams/exams-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView, type TableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { BulkSelectionBar } from '../../../kernel/selection/bulk-selection-bar.tsx'
import { personName, useBulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'
import { examsSearchParams } from '../search-params.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { ResetMany } from './reset-many.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'

type Props = { course: CourseRef; exam: CourseExam }

const columns = ({ course, exam }: Props, time_zone: string): readonly Column<ExamUser>[] => [
  {
    name: 'name',
    header: 'Learner',
    cell: ({ id, user_id, name, email }) => (
      <span className="cell-lines">
        <Link
          to={linkToStaff('examProgress', {
            slug: course.slug,
            user_id: String(user_id),
            related_id: String(id),
            exam_id: String(exam.id),
          })}
        >
          {name || email}
        </Link>
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status, best_score }) => (
      <>
        <ProgressMark status={status} />
        {best_score === null ? null : <span className="phone-line small muted tabular">{`Best ${best_score}%`}</span>}
      </>
    ),
  },
  { name: 'attempts', header: 'Attempts', number: true, cell: ({ attempts }) => attempts },
  ...(exam.is_graded
    ? [
        {
          name: 'best_score',
          header: 'Best score',
          number: true,
          cell: ({ best_score }: ExamUser) => (best_score === null ? '–' : `${best_score}%`),
        },
      ]
    : []),
  {
    name: 'last_at',
    header: 'Last attempt',
    only_wide: true,
    cell: ({ last_at }) => <span className="tabular">{formatDate({ at: last_at, time_zone, style: 'moment' })}</span>,
  },
]

/** Lists who took an exam (EXM-017). */
export function ExamUsers({ course, exam }: Props) {
  const { portal } = useSession()
  const [search, change] = useSearchParams(examsSearchParams)
  const view = useTableView('exam-users')
  const query = useQuery({
    queryKey: ['exam-users', portal.id, exam.id, search.cursor, view.per_page],
    queryFn: () =>
      api(list_exam_users, {
        params: { course_id: course.id, exam_id: exam.id },
        query: { cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListBody
      query={query}
      address={{
        view,
        isFiltered: false,
        onCursor: (cursor) => change({ cursor }),
        onClear: () => change({ cursor: undefined }),
      }}
      empty={{ title: 'Nobody has taken it yet', text: 'Learners appear here with their first attempt.' }}
    >
      {(rows) => (
        <ExamUsersTable course={course} exam={exam} rows={rows} view={view} onChanged={() => void query.refetch()} />
      )}
    </ListBody>
  )
}

type TableProps = Props & { rows: ExamUser[]; view: TableView; onChanged: () => void }

/** Several learners can be selected to reset their exams together. */
function ExamUsersTable({ course, exam, rows, view, onChanged }: TableProps) {
  const { me, portal } = useSession()
  const many = useBulkSelection(rows, { nameOf: personName, onDone: onChanged })
  const mayReset = exam.is_graded && may({ roles: [me.current_role], action: 'exams.manage' })
  return (
    <>
      <BulkSelectionBar noun="learner" many={many}>
        <ResetMany course_id={course.id} exam_id={exam.id} many={many} />
      </BulkSelectionBar>
      <DataTable
        label={`Learners of ${exam.title}`}
        view={view}
        columns={columns({ course, exam }, portal.time_zone)}
        rows={rows}
        titleOf={({ name, email }) => name || email}
        {...(mayReset ? { selection: many.selection } : {})}
      />
    </>
  )
}
