import { list_user_courses } from '@portico/shared/contract/identity/people-learning.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from '../person/person-panel.tsx'

const mostCourses = 5

export function CoursesPanel({ user_id }: { user_id: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'courses-panel'],
    queryFn: () => api(list_user_courses, { params: { user_id }, query: { per_page: mostCourses } }),
  })
  return (
    <PersonPanel title="Courses" query={query} to={linkToStaff('userCourses', { slug: user_id })}>
      {({ data }) =>
        data.length === 0 ? (
          <Nothing>Not enrolled in anything yet.</Nothing>
        ) : (
          <ul className="person-lines">
            {data.map(({ id, slug, title, status, percentage, ended_at, is_paused }) => (
              <li key={id}>
                <Link to={linkToStaff('learnerProgress', { slug, related_id: id })}>{title}</Link>
                {ended_at !== null ? (
                  <span className="muted small">Unenrolled</span>
                ) : is_paused ? (
                  <span className="muted small">Paused</span>
                ) : (
                  <span className="row">
                    <ProgressMark status={status} />
                    <span className="tabular small">{percentage}%</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </PersonPanel>
  )
}
