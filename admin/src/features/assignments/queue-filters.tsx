import { list_graded_courses, queueStates } from '@portico/shared/contract/assignments-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { useSession } from '../../kernel/session/session.ts'

const stateLabels = { waiting: 'To grade', graded: 'Graded' } as const
const states = queueStates.map((value) => ({ value, label: stateLabels[value] }))

type Narrowed = {
  course?: string | undefined
  assignment?: string | undefined
  search?: string | undefined
  state?: string | undefined
}
type Props = { state: (typeof queueStates)[number]; search: Narrowed; change: (part: Narrowed) => void }

/** Filters submissions by state (waiting or graded), learner, course or assignment. */
export function QueueFilters({ state, search, change }: Props) {
  const { portal } = useSession()
  const courses = useQuery({
    queryKey: ['graded-courses', portal.id],
    queryFn: () => api(list_graded_courses),
  })
  return (
    <div className="filter-row">
      <SearchFilter
        label="Learner"
        value={search.search ?? ''}
        placeholder="Name or email"
        onChange={(words) => change({ search: words || undefined })}
      />
      <Field label="Course">
        <Select
          value={search.course ?? ''}
          placeholder="All courses"
          options={(courses.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(event) => change({ course: event.target.value || undefined, assignment: undefined })}
        />
      </Field>
      <Field label="Show">
        <Select value={state} options={states} onChange={(event) => change({ state: event.target.value })} />
      </Field>
      {search.assignment ? (
        <Button kind="quiet" onClick={() => change({ assignment: undefined })}>
          Show all assignments
        </Button>
      ) : null}
    </div>
  )
}
