import { list_graded_courses, queueStates } from '@portico/shared/contract/assignments-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { ChoiceFilter } from '../../kernel/choice-filter.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { useSession } from '../../kernel/session/session.ts'

const stateLabels = { waiting: 'To grade', graded: 'Graded' } as const
const states = queueStates.map((value) => ({ value, label: stateLabels[value] }))

type Narrowed = { course?: string | undefined; assignment?: string | undefined; state?: string | undefined }
type Props = {
  state: (typeof queueStates)[number]
  list: {
    search: Narrowed
    change: (part: Narrowed) => void
    searchField: { value: string; onChange: (words: string) => void }
  }
}

/** Filters submissions by state (waiting or graded), learner, course or assignment. */
export function QueueFilters({ state, list: { search, change, searchField } }: Props) {
  const { portal } = useSession()
  const courses = useQuery({
    queryKey: ['graded-courses', portal.id],
    queryFn: () => api(list_graded_courses),
  })
  return (
    <>
      <SearchFilter label="Learner" placeholder="Name or email" {...searchField} />
      <ChoiceFilter
        label="Course"
        value={search.course}
        all="All courses"
        options={(courses.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(value) => change({ course: value, assignment: undefined })}
      />
      <Field label="Show">
        <Select value={state} options={states} onChange={(event) => change({ state: event.target.value })} />
      </Field>
      {search.assignment ? (
        <Button kind="quiet" onClick={() => change({ assignment: undefined })}>
          Show all assignments
        </Button>
      ) : null}
    </>
  )
}
