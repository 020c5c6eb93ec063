import { may } from '@portico/shared/access/may.ts'
import { create_user_note, list_user_notes } from '@portico/shared/contract/identity/people-about.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { NoteLine } from './note-line.tsx'
import { Nothing } from '../person/person-panel.tsx'

/** Staff notes about the person, newest first; older ones load on demand. */
export function NotesPanel({ user_id }: { user_id: number }) {
  const { me, portal } = useSession()
  const query = useInfiniteQuery({
    queryKey: ['user', portal.id, user_id, 'notes'],
    queryFn: ({ pageParam }) =>
      api(list_user_notes, {
        params: { user_id },
        query: { per_page: 20, with_total: '1', ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  })
  const notes = query.data?.pages.flatMap(({ data }) => data) ?? []
  const total = query.data?.pages[0]?.meta.total?.count ?? 0
  const changed = () => void query.refetch()
  return (
    <section className="panel" aria-label="Notes">
      <div className="panel-body stack">
        <h2 className="panel-title">Notes</h2>
        {may({ roles: [me.current_role], action: 'users.edit' }) ? (
          <NewNote user_id={user_id} onDone={changed} />
        ) : null}
        {query.isError ? (
          <p className="field-error" role="alert">
            {failureText(query.error)}
          </p>
        ) : null}
        {query.isSuccess && notes.length === 0 ? <Nothing>No notes yet. Only staff see them.</Nothing> : null}
        {notes.length > 0 ? (
          <ul className="person-lines person-notes">
            {notes.map((note) => (
              <NoteLine key={note.id} user_id={user_id} note={note} onDone={changed} />
            ))}
          </ul>
        ) : null}
        {query.hasNextPage ? (
          <div>
            <Button
              kind="secondary"
              size="small"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {`Show more of ${countOf(total, 'note')}`}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

function NewNote({ user_id, onDone }: { user_id: number; onDone: () => void }) {
  const [content, setContent] = useState('')
  const add = useMutation({
    mutationFn: () => api(create_user_note, { params: { user_id }, body: { content } }),
    onSuccess: () => {
      setContent('')
      onDone()
    },
  })
  return (
    <Form className="stack" onSubmit={() => content.trim() !== '' && add.mutate()}>
      <Field label="New note" error={add.isError ? failureText(add.error) : undefined}>
        <TextArea rows={2} maxLength={4_000} value={content} onChange={({ target }) => setContent(target.value)} />
      </Field>
      <div>
        <Button type="submit" size="small" busy={add.isPending} disabled={content.trim() === ''}>
          Add note
        </Button>
      </div>
    </Form>
  )
}
