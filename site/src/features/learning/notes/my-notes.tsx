import { list_item_notes } from '@portico/shared/contract/learning/notes.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { callWithoutRedirect } from '../../../kernel/browser-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import type { CourseView } from '../load/course-view.ts'
import { itemPath } from '../load/learner-path.ts'
import { notesAsText, notesWith, titledNotes } from './titled-notes.ts'

/** All notes of a course in course order; nothing if there are none. */
export function MyNotes({ view }: { view: CourseView }) {
  const { related_id, slug } = view.course
  const [words, setWords] = useState('')
  const loaded = useLoad(`notes/${related_id}`, () => callWithoutRedirect(list_item_notes, { query: { related_id } }))
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null
  const notes = titledNotes(view, loaded.data)
  const found = notesWith(notes, words)
  const save = () => saveText(`${slug}-notes.txt`, notesAsText(view.course.title, notes))
  return (
    <section className="stack" aria-labelledby="my-notes">
      <div className="row row-between">
        <h2 id="my-notes">My notes</h2>
        <Button kind="quiet" size="small" icon="download" onClick={save}>
          Download
        </Button>
      </div>
      {notes.length > 1 ? (
        <div className="stack stack-2">
          <Field label="Search my notes">
            <TextInput
              type="search"
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <p className="small muted" role="status">
            {words.trim() === '' ? '' : foundText(found.length, words.trim())}
          </p>
        </div>
      ) : null}
      <ul className="stack note-list">
        {found.map(({ item_id, title, item, text }) => (
          <li key={item_id} className="card card-body stack stack-2">
            {item ? <a href={itemPath(view.course, item)}>{title}</a> : <strong>{title}</strong>}
            <p className="note-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function foundText(count: number, words: string): string {
  if (count === 0) return `No note has “${words}”.`
  return count === 1 ? '1 note found' : `${count} notes found`
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
