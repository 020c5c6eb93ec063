import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useDebounced } from '../../../kernel/use-debounced.ts'

const typing_ms = 250
const mostCourses = 20
const published = '2'

export type ChosenCourse = { slug: string; title: string }
type Props = { chosen: ChosenCourse | null; error: string | undefined; onChange: (course: ChosenCourse) => void }

/** Finds published courses of the portal as the user types; one of them can be chosen. */
export function CourseChoice({ chosen, error, onChange }: Props) {
  const { portal } = useSession()
  const [words, setWords] = useState('')
  const search = useDebounced(words, typing_ms)
  const query = useQuery({
    queryKey: ['enrollable-courses', portal.id, search],
    queryFn: () =>
      api(list_admin_courses, {
        query: { per_page: mostCourses, publication_status: published, ...(search ? { search } : {}) },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="stack">
      <Field
        label="Find course"
        help={chosen ? `Chosen: ${chosen.title}` : 'Among the published courses of this portal.'}
        error={error}
      >
        <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {query.isError ? <Notice tone="failed">{failureText(query.error)}</Notice> : null}
      <div className="enroll-found" role="radiogroup" aria-label="Courses found" aria-busy={query.isFetching}>
        {(query.data?.data ?? []).map(({ slug, title }) => (
          <label key={slug} className="enroll-line">
            <input
              type="radio"
              name="course"
              checked={chosen?.slug === slug}
              onChange={() => onChange({ slug, title })}
            />
            {title}
          </label>
        ))}
        {query.data?.data.length === 0 ? <p className="muted small">No published course was found.</p> : null}
      </div>
    </div>
  )
}
