import { list_admin_courses } from '@portico/shared/contract/publishing.ts'
import { courseStatusLabels } from '@portico/shared/states/course.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { TableBox } from '../../kernel/table-box.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { CourseRow } from './course-row.tsx'

const route = getRouteApi('/courses/admin')

/** /courses/admin: the course list of the staff (BLD-014), with publishing in place (BLD-021). */
export function CoursesPage() {
  const { portal } = useSession()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filter = (part: { search?: string | undefined; status?: string | undefined; cursor?: string | undefined }) =>
    void navigate({ search: { ...search, cursor: undefined, ...part }, replace: true })
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
            onChange={(words) => filter({ search: words || undefined })}
          />
          <Field label="Status">
            <Select
              value={search.status ?? ''}
              placeholder="All statuses"
              options={Object.entries(courseStatusLabels).map(([value, label]) => ({ value, label }))}
              onChange={(event) => filter({ status: event.target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          isFiltered={Boolean(search.search || search.status)}
          onCursor={(cursor) => filter({ cursor })}
          onClear={() => filter({ search: undefined, status: undefined })}
          empty={{ title: 'No courses yet', text: 'Courses you create or import appear here as drafts.' }}
        >
          {(courses) => (
            <TableBox label="Courses">
              <table className="staff-table">
                <thead>
                  <tr>
                    <th scope="col">Course</th>
                    <th scope="col">Status</th>
                    <th scope="col" className="number">
                      From
                    </th>
                    <th scope="col" className="number">
                      Learners
                    </th>
                    <th scope="col">Changed</th>
                    <th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {courses.map((course) => (
                    <CourseRow key={course.id} course={course} />
                  ))}
                </tbody>
              </table>
            </TableBox>
          )}
        </ListBody>
      </div>
    </>
  )
}
