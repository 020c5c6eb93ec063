import { list_course_exams, type CourseExam } from '@portico/shared/contract/exams/exams-staff.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { examsKey } from '../../outline/actions/clear-graded-caches.ts'
import { examsSearchParams } from '../search-params.ts'
import { ExamDetail } from './exam-detail.tsx'
import type { CourseRef } from '../../courses/frame/course-ref.ts'

const title: Column<CourseExam> = {
  name: 'title',
  header: 'Title',
  cell: ({ id, title: words }) => (
    <Link to="." search={{ exam: String(id) }}>
      {words}
    </Link>
  ),
}
const takersColumn: Column<CourseExam> = {
  name: 'learners_count',
  header: 'Taken by',
  number: true,
  phone: 'below',
  cell: ({ learners_count }) => formatCount(learners_count),
}
const graded: readonly Column<CourseExam>[] = [
  title,
  takersColumn,
  { name: 'passed_count', header: 'Passed', number: true, cell: ({ passed_count }) => formatCount(passed_count) },
  {
    name: 'average_score',
    header: 'Average score',
    number: true,
    phone: 'beside',
    cell: ({ average_score, passed_count }) => (
      <>
        <span>{average_score === null ? '–' : `${average_score}%`}</span>
        <span className="phone-line small muted">{`on average, ${formatCount(passed_count)} passed`}</span>
      </>
    ),
  },
]

/** Lists the exams of a course, or its knowledge checks, and the one that is open. */
export function CourseExams({ course, isGraded }: { course: CourseRef; isGraded: boolean }) {
  const { portal } = useSession()
  const [search] = useSearchParams(examsSearchParams)
  const view = useTableView(isGraded ? 'course-exams' : 'course-surveys')
  const query = useQuery({
    queryKey: [...examsKey(portal.id, course.id), isGraded],
    queryFn: async () => {
      const all = await api(list_course_exams, { params: { course_id: course.id } })
      return all.filter((one) => one.is_graded === isGraded)
    },
  })
  const open = query.data?.find(({ id }) => String(id) === search.exam)
  const words = isGraded ? 'exams' : 'knowledge checks'
  return (
    <>
      <div className="panel">
        <ListBody
          query={query}
          empty={{
            title: `This course has no ${words}`,
            text: 'Add one in the outline. Its learners and their answers appear here.',
          }}
        >
          {(exams) => (
            <DataTable
              label={isGraded ? 'Exams' : 'Knowledge checks'}
              view={view}
              columns={isGraded ? graded : [title, takersColumn]}
              rows={exams}
              titleOf={(exam) => exam.title}
            />
          )}
        </ListBody>
      </div>
      {open ? <ExamDetail key={open.id} course={course} exam={open} /> : null}
    </>
  )
}
