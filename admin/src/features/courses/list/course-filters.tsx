import { courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import type { useCourses } from './use-courses.ts'

/** Filters for the list of courses. People limited to courses can filter for their own. */
export function CourseFilters({ search, change }: Pick<ReturnType<typeof useCourses>, 'search' | 'change'>) {
  const { me } = useSession()
  return (
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
      {me.is_limited_to_courses ? (
        <Field label="Courses to show">
          <Select
            value={search.reached ?? ''}
            placeholder="All courses"
            options={[{ value: '1', label: 'My courses' }]}
            onChange={(event) => change({ reached: event.target.value || undefined })}
          />
        </Field>
      ) : null}
    </div>
  )
}
