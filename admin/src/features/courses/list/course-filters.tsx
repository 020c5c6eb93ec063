import { teachesOnly } from '@portico/shared/access/is-limited-to-courses.ts'
import { select_course_instructors } from '@portico/shared/contract/courses/courses.ts'
import { courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { useQuery } from '@tanstack/react-query'
import { useOptions, type Option } from '../../../fields/use-options.ts'
import { api } from '../../../kernel/api.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import type { useCourses } from './use-courses.ts'

type Props = { list: ReturnType<typeof useCourses> }

const choices = (options: readonly Option[] | undefined) =>
  (options ?? []).map(({ id, title }) => ({ value: String(id), label: title }))

/** Filters for the list of courses. People limited to courses can filter for their own; instructors start with those. */
export function CourseFilters({ list }: Props) {
  const { search, change, searchField } = list
  const topics = useOptions('topics')
  const authors = useOptions('authors')
  const instructors = useInstructors()
  return (
    <>
      <SearchFilter label="Search" placeholder="Title or URL" {...searchField} />
      <ReachFilter list={list} />
      <ChoiceFilter
        label="Status"
        value={search.status}
        all="All statuses"
        options={Object.entries(courseStatusLabels).map(([value, label]) => ({ value, label }))}
        onChange={(value) => change({ status: value })}
      />
      <ChoiceFilter
        label="Topic"
        value={search.topic}
        all="All topics"
        options={choices(topics.data)}
        onChange={(value) => change({ topic: value })}
      />
      <ChoiceFilter
        label="Author"
        value={search.author}
        all="All authors"
        options={choices(authors.data)}
        onChange={(value) => change({ author: value })}
      />
      <ChoiceFilter
        label="Instructor"
        value={search.instructor}
        all="All instructors"
        options={choices(instructors.data)}
        onChange={(value) => change({ instructor: value })}
      />
      <ChoiceFilter
        label="Price"
        value={search.price}
        all="Any price"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'paid', label: 'Paid' },
        ]}
        onChange={(value) => change({ price: value })}
      />
    </>
  )
}

const all = '0'

function ReachFilter({ list: { search, change } }: Props) {
  const { me } = useSession()
  if (!me.is_limited_to_courses) return null
  const startsWithOwn = teachesOnly(me.current_role)
  return (
    <ChoiceFilter
      label="Courses to show"
      value={search.reached}
      all={startsWithOwn ? 'My courses' : 'All courses'}
      options={[startsWithOwn ? { value: all, label: 'All courses' } : { value: '1', label: 'My courses' }]}
      onChange={(value) => change({ reached: value })}
    />
  )
}

function useInstructors() {
  const { portal } = useSession()
  return useQuery({
    queryKey: ['course-instructors', portal.id],
    staleTime: 60_000,
    queryFn: () => api(select_course_instructors, { query: {} }),
  })
}
