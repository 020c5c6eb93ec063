import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { list_manager_courses } from '@portico/shared/contract/manager-courses.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import { TableBox } from '../../kernel/table-box.tsx'

/** /courses/managers: the courses that a manager bought seats of; seats are handed out from the order (SES-024). */
export function ManagerCoursesPage() {
  const { portal } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['manager-courses', portal.id],
    queryFn: () => api(list_manager_courses, { query: {} }),
  })
  return (
    <>
      <PageHead
        title="My team’s courses"
        actions={
          <LinkButton href="/orders" icon="users">
            Assign seats
          </LinkButton>
        }
      >
        Your seats, and how many of them are in use.
      </PageHead>
      <div className="panel">
        {error ? (
          <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
            {failureText(error)}
          </ErrorState>
        ) : null}
        {!data && !error ? (
          <div className="panel-body">
            <Skeleton count={5} />
          </div>
        ) : null}
        {data?.length === 0 ? (
          <EmptyState icon="cart" title="No seats yet" action={<LinkButton href="/courses">Find a course</LinkButton>}>
            Buy several seats in a course and assign them to your team by link or email.
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <TableBox label="Courses with seats">
            <table className="staff-table">
              <thead>
                <tr>
                  <th scope="col">Course</th>
                  <th scope="col" className="number">
                    Bought
                  </th>
                  <th scope="col" className="number">
                    Assigned
                  </th>
                  <th scope="col" className="number">
                    In use
                  </th>
                  <th scope="col" className="number">
                    Left
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((course) => (
                  <tr key={course.id}>
                    <td>
                      <div className="cell-main">
                        {course.thumbnail ? (
                          <img src={course.thumbnail} alt="" width="64" height="36" loading="lazy" />
                        ) : (
                          <span className="thumb" />
                        )}
                        <strong>{course.title}</strong>
                      </div>
                    </td>
                    <td className="number" data-label="Bought">
                      {course.total}
                    </td>
                    <td className="number" data-label="Assigned">
                      {course.distributed}
                    </td>
                    <td className="number" data-label="In use">
                      {course.used}
                    </td>
                    <td className="number" data-label="Left">
                      <strong>{course.remaining}</strong>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        ) : null}
      </div>
    </>
  )
}
