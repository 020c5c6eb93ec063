import { may } from '@portico/shared/access/may.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { Link } from '@tanstack/react-router'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { enrollmentsSearchParams } from '../search-params.ts'
import { CourseEnrollments, type EnrolledCourse } from './course-enrollments.tsx'
import { CourseInvitations } from './course-invitations.tsx'

/** /courses/builder/:slug/enrollments: the learners of a course (BLD-008, BLD-031), and who is invited to it. */
export const EnrollmentsPage = () => (
  <CourseFrame>
    {({ course, publication_status }) => (
      <Enrollments
        slug={course.slug}
        course_id={course.id}
        is_published={publication_status === courseStatus.published}
      />
    )}
  </CourseFrame>
)

const lists = [
  { list: undefined, label: 'Learners' },
  { list: 'invitations', label: 'Invitations' },
] as const

function Enrollments({ slug, course_id, is_published }: EnrolledCourse) {
  const { me } = useSession()
  const [search] = useSearchParams(enrollmentsSearchParams)
  if (!may({ roles: [me.current_role], action: 'enrollments.manage' }))
    return <CourseEnrollments slug={slug} course_id={course_id} is_published={is_published} />
  const isInvitations = search.list === 'invitations'
  return (
    <>
      <nav className="staff-tabs" aria-label="Enrollments">
        {lists.map(({ list, label }) => (
          <Link
            key={label}
            to="."
            search={{ list }}
            activeOptions={{ explicitUndefined: true }}
            aria-current={(list === 'invitations') === isInvitations ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {isInvitations ? (
        <CourseInvitations slug={slug} />
      ) : (
        <CourseEnrollments slug={slug} course_id={course_id} is_published={is_published} />
      )}
    </>
  )
}
