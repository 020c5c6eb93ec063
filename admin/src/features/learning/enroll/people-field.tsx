import { failureText } from '@portico/shared/browser/failure-text.ts'
import { find_course_people, type FoundPerson } from '@portico/shared/contract/learning/enrollments-people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useDebounced } from '../../../kernel/use-debounced.ts'

const typing_ms = 250
type StaffRole = 'manager' | 'instructor'

/** Finds people of the portal by name or email, with the portal's remaining credits. */
export function useFoundPeople(slug: string, words: string, role?: StaffRole) {
  const { portal } = useSession()
  return useQuery({
    queryKey: ['course-people', portal.id, slug, words, role],
    queryFn: () => api(find_course_people, { params: { slug }, query: { search: words, role } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

type Props = {
  slug: string
  /** finds only people who have this role on the portal */
  role?: StaffRole
  chosen: readonly FoundPerson[]
  onChange: (chosen: FoundPerson[]) => void
  /** for learners: people already in the course cannot be selected */
  marksEnrolled: boolean
}

/** Finds people of the portal as the user types; selected people stay selected when the search text changes. */
export function PeopleField({ slug, role, chosen, onChange, marksEnrolled }: Props) {
  const [words, setWords] = useState('')
  const query = useFoundPeople(slug, useDebounced(words, typing_ms), role)
  const toggle = (person: FoundPerson) =>
    onChange(
      chosen.some(({ id }) => id === person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person],
    )
  return (
    <div className="stack enroll-people">
      <Field label="Find people" help="Search people on this portal by name or email.">
        <TextInput type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      {query.isError ? <Notice tone="failed">{failureText(query.error)}</Notice> : null}
      <div className="enroll-found" role="group" aria-label="People found" aria-busy={query.isFetching}>
        {(query.data?.people ?? []).map((person) => (
          <label key={person.id} className="enroll-line">
            <input
              type="checkbox"
              checked={chosen.some(({ id }) => id === person.id)}
              disabled={marksEnrolled && person.is_enrolled}
              onChange={() => toggle(person)}
            />
            <span className="cell-lines">
              {person.name}
              <span className="small muted">
                {marksEnrolled && person.is_enrolled ? `${person.email}, already enrolled` : person.email}
              </span>
            </span>
          </label>
        ))}
        {query.data?.people.length === 0 ? <p className="muted small">Nobody was found.</p> : null}
      </div>
      {chosen.length > 0 ? <Chosen chosen={chosen} onDrop={toggle} /> : null}
    </div>
  )
}

const Chosen = ({ chosen, onDrop }: { chosen: readonly FoundPerson[]; onDrop: (person: FoundPerson) => void }) => (
  <ul className="enroll-chosen" aria-label="Chosen">
    {chosen.map((person) => (
      <li key={person.id}>
        <Button kind="secondary" size="small" aria-label={`Remove ${person.name}`} onClick={() => onDrop(person)}>
          {person.name} <Icon name="close" size="small" />
        </Button>
      </li>
    ))}
  </ul>
)
