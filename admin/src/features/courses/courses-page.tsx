import { list_admin_courses } from '@portico/shared/contract/courses.ts'
import { courseStatusLabels } from '@portico/shared/states/course.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { CourseActions } from './course-actions.tsx'
import { courseColumns } from './course-columns.tsx'
import { coursesAddress } from './address.ts'

/** /courses/admin: the course list of the staff (BLD-014), with publishing in place (BLD-021). */
export function CoursesPage() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(coursesAddress)
  const [jobs, setJobs] = useState<Readonly<Record<number, number>>>({})
  const query = useQuery({
    queryKey: ['courses', portal.id, search],
    queryFn: () =>
      api(list_admin_courses, {
        query: { search: search.search, publication_status: search.status as '1' | undefined, cursor: search.cursor },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title="Courses">Every course on {portal.name}, published or not.</PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Title or address"
            onChange={(words) => change({ search: words || undefined })}
          />
          <Field label="Status">
            <Select
              value={search.status ?? ''}
              placeholder="All statuses"
              options={Object.entries(courseStatusLabels).map(([value, label]) => ({ value, label }))}
              onChange={(event) => change({ status: event.target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{
            isFiltered: Boolean(search.search || search.status),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined, status: undefined }),
          }}
          empty={{ title: 'No courses yet', text: 'Courses you create or import appear here as drafts.' }}
        >
          {(courses) => (
            <DataTable
              label="Courses"
              columns={courseColumns(portal.time_zone, jobs)}
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
