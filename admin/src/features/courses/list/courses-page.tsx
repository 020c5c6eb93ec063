import { may } from '@portico/shared/access/may.ts'
import { teachesOnly } from '@portico/shared/access/is-limited-to-courses.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CoursesTable } from './courses-table.tsx'
import { WaitingWork } from '../teaching/waiting-work.tsx'
import { useCourses } from './use-courses.ts'

/** /courses/admin and /courses/builder: the staff's list of courses (BLD-007, BLD-014), with publishing in place (BLD-021). */
export function CoursesPage() {
  const { me, portal } = useSession()
  const list = useCourses()
  const mayCreate = may({ roles: [me.current_role], action: 'courses.edit' })
  return (
    <ListPage
      title="Courses"
      actions={mayCreate ? <CreateLink to={linkToStaff('createCourse')}>Create course</CreateLink> : null}
      purpose={
        list.isOwn
          ? `The courses on ${portal.name} that you teach or manage.`
          : `Every course on ${portal.name}, published or not.`
      }
      above={teachesOnly(me.current_role) ? <WaitingWork /> : null}
      list={list}
      filters={<CourseFilters list={list} />}
      empty={
        list.isOwn
          ? { title: 'No courses of yours yet', text: 'Courses appear here once you are their instructor or manager.' }
          : { title: 'No courses yet', text: 'Courses you create or import appear here as drafts.' }
      }
      table={(rows) => <CoursesTable list={list} rows={rows} />}
    />
  )
}
