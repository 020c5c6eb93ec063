import { courseSearchMinimum, search_course } from '@portico/shared/contract/learning/course-search.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState, type ReactNode } from 'react'
import { useLoad } from '../../../kernel/use-load.ts'
import { learnerCall as call } from '../learner-call.ts'
import { callFailure } from '../load/call-failure.ts'
import type { CourseView } from '../load/course-view.ts'
import { SearchHits } from './search-hits.tsx'
import { useSettled } from './use-settled.ts'

const longest = 200

/** A search inside the course; from two characters on, its results take the place of the children. Previews have none. */
export function CourseSearch({ view, children }: { view: CourseView; children: ReactNode }) {
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const { related_id, access } = view.course
  if (isPreview(related_id) || !mayOpen(access)) return children
  return (
    <>
      <div className="course-search">
        <Field label="Search this course">
          <TextInput
            type="search"
            value={typed}
            maxLength={longest}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {words.length < courseSearchMinimum ? children : <Results view={view} words={words} />}
    </>
  )
}

function Results({ view, words }: { view: CourseView; words: string }) {
  const settled = useSettled(words)
  const { slug, related_id } = view.course
  const loaded = useLoad(`search/${related_id}/${settled}`, () =>
    call(search_course, { params: { slug }, query: { related_id, search: settled } }),
  )
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.reload}>{callFailure(loaded.error)}</ErrorState>
  return (
    <div className="course-search-results">
      <p className="small muted" role="status">
        {loaded.state === 'loading' || settled !== words ? 'Searching…' : foundText(loaded.data.length, words)}
      </p>
      {loaded.state === 'ready' ? <SearchHits view={view} hits={loaded.data} /> : null}
    </div>
  )
}

function foundText(count: number, words: string): string {
  if (count === 0) return `Nothing found for “${words}”. Try fewer or other words.`
  return count === 1 ? '1 item found' : `${count} items found`
}
