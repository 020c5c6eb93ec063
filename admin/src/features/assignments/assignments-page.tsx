import { list_course_assignments, type CourseAssignment } from '@portico/shared/contract/assignments-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { CourseFrame } from '../courses/frame/course-frame.tsx'
import { assignmentsKey } from '../outline/actions/clear-graded-caches.ts'
import { useOnNotification } from './use-on-notification.ts'

/** /courses/builder/:slug/assignments: the assignments of a course with the number of ungraded submissions in each (BLD-008). */
export const AssignmentsPage = () => (
  <CourseFrame>{({ course }) => <CourseAssignments course_id={course.id} />}</CourseFrame>
)

const columns = (course_id: number): readonly Column<CourseAssignment>[] => [
  {
    name: 'title',
    header: 'Assignment',
    cell: ({ id, title }) => (
      <Link to={linkToStaff('gradingQueue')} search={{ course: String(course_id), assignment: String(id) }}>
        {title}
      </Link>
    ),
  },
  {
    name: 'waiting_count',
    header: 'Waiting',
    number: true,
    phone: 'below',
    cell: ({ waiting_count }) => formatCount(waiting_count),
  },
  { name: 'passed_count', header: 'Passed', number: true, cell: ({ passed_count }) => formatCount(passed_count) },
  { name: 'failed_count', header: 'Failed', number: true, cell: ({ failed_count }) => formatCount(failed_count) },
]

function CourseAssignments({ course_id }: { course_id: number }) {
  const { portal } = useSession()
  const view = useTableView('course-assignments')
  const query = useQuery({
    queryKey: assignmentsKey(portal.id, course_id),
    queryFn: () => api(list_course_assignments, { params: { course_id } }),
  })
  useOnNotification(() => void query.refetch())
  return (
    <div className="panel">
      <ListBody
        query={query}
        empty={{
          title: 'This course has no assignments',
          text: 'Add one in the outline. Submitted work is counted here.',
        }}
      >
        {(rows) => (
          <DataTable
            label="Assignments"
            view={view}
            columns={columns(course_id)}
            rows={rows}
            titleOf={({ title }) => title}
          />
        )}
      </ListBody>
    </div>
  )
}
