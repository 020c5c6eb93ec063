import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { CourseActions } from './course-actions.tsx'
import { courseColumns } from './course-columns.tsx'
import { CourseFilters } from './course-filters.tsx'
import { useCourses } from './use-courses.ts'

/** /courses/admin and /courses/builder: the staff's list of courses (BLD-007, BLD-014), with publishing in place (BLD-021). */
export function CoursesPage() {
  const { search, change, view, query } = useCourses()
  const [jobs, setJobs] = useState<Readonly<Record<number, number>>>({})
  return (
    <>
      <CoursesHead />
      <div className="panel">
        <CourseFilters search={search} change={change} />
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search || search.status || search.reached),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined, status: undefined, reached: undefined }),
          }}
          empty={{ title: 'No courses yet', text: 'Courses you create or import appear here as drafts.' }}
        >
          {(courses) => (
            <DataTable
              label="Courses"
              view={view}
              columns={courseColumns(jobs)}
              rows={courses}
              titleOf={({ title }) => title}
              actions={(course) => (
                <CourseActions
                  course={course}
                  onJob={(job_id) => setJobs((others) => ({ ...others, [course.id]: job_id }))}
                />
              )}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}

function CoursesHead() {
  const { me, portal } = useSession()
  const mayCreate = may({ roles: [me.current_role], action: 'courses.edit' })
  return (
    <PageHead
      title="Courses"
      actions={mayCreate ? <CreateLink to={linkToStaff('createCourse')}>Create course</CreateLink> : null}
    >
      Every course on {portal.name}, published or not.
    </PageHead>
  )
}
