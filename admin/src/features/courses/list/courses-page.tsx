import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { CourseActions } from './course-actions.tsx'
import { courseColumns } from './course-columns.tsx'
import { CourseFilters } from './course-filters.tsx'
import { useCourses } from './use-courses.ts'

/** /courses/admin and /courses/builder: the staff's list of courses (BLD-007, BLD-014), with publishing in place (BLD-021). */
export function CoursesPage() {
  const { me, portal } = useSession()
  const list = useCourses()
  const [jobs, setJobs] = useState<Readonly<Record<number, number>>>({})
  const mayCreate = may({ roles: [me.current_role], action: 'courses.edit' })
  return (
    <ListPage
      title="Courses"
      actions={mayCreate ? <CreateLink to={linkToStaff('createCourse')}>Create course</CreateLink> : null}
      purpose={`Every course on ${portal.name}, published or not.`}
      list={list}
      filters={<CourseFilters list={list} />}
      empty={{ title: 'No courses yet', text: 'Courses you create or import appear here as drafts.' }}
      table={{
        label: 'Courses',
        columns: courseColumns(jobs),
        titleOf: ({ title }) => title,
        actions: (course) => (
          <CourseActions
            course={course}
            onJob={(job_id) => setJobs((others) => ({ ...others, [course.id]: job_id }))}
          />
        ),
      }}
    />
  )
}
