import { courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import type { useCourses } from './use-courses.ts'

/** Filters for the list of courses. People limited to courses can filter for their own. */
export function CourseFilters({ list: { search, change, searchField } }: { list: ReturnType<typeof useCourses> }) {
  const { me } = useSession()
  return (
    <>
      <SearchFilter label="Search" placeholder="Title or address" {...searchField} />
      <ChoiceFilter
        label="Status"
        value={search.status}
        all="All statuses"
        options={Object.entries(courseStatusLabels).map(([value, label]) => ({ value, label }))}
        onChange={(value) => change({ status: value })}
      />
      {me.is_limited_to_courses ? (
        <ChoiceFilter
          label="Courses to show"
          value={search.reached}
          all="All courses"
          options={[{ value: '1', label: 'My courses' }]}
          onChange={(value) => change({ reached: value })}
        />
      ) : null}
    </>
  )
}
