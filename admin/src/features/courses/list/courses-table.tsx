import { may } from '@portico/shared/access/may.ts'
import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { useState } from 'react'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { CourseActions } from './course-actions.tsx'
import { courseColumns } from './course-columns.tsx'
import { ManyCourses } from './many/many-courses.tsx'
import { useManyCourses } from './many/use-many-courses.ts'
import type { useCourses } from './use-courses.ts'

/** The courses of a page: sorted by their headers, selected for changes of many, and published in place. */
export function CoursesTable({ list, rows }: { list: ReturnType<typeof useCourses>; rows: AdminCourse[] }) {
  const { me } = useSession()
  const [jobs, setJobs] = useState<Readonly<Record<number, number>>>({})
  const courses = useManyCourses(rows)
  const mayChange = may({ roles: [me.current_role], action: 'courses.edit' })
  return (
    <>
      <ManyCourses courses={courses} />
      <DataTable
        label="Courses"
        view={list.view}
        columns={courseColumns(jobs)}
        rows={rows}
        titleOf={({ title }) => title}
        sorting={{
          sort: list.search.sort ?? '',
          onSort: (sort) => list.change({ sort: sort === '' ? undefined : sort }),
          unsorted: 'Newest first',
        }}
        {...(mayChange ? { selection: courses.many.selection } : {})}
        actions={(course) => (
          <CourseActions
            course={course}
            onJob={(job_id) => setJobs((others) => ({ ...others, [course.id]: job_id }))}
          />
        )}
      />
    </>
  )
}
