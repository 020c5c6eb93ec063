import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_user_note, update_user_note, type UserNote } from '@portico/shared/contract/identity/people-about.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { showFailure } from '../../../kernel/errors.ts'

type Props = { user_id: number; note: UserNote; onDone: () => void }

/** One note; only its author can change it. */
export function NoteLine({ user_id, note, onDone }: Props) {
  const [state, setState] = useState<'shown' | 'edited' | 'asked'>('shown')
  const params = { user_id, note_id: note.id }
  const remove = useMutation({
    mutationFn: () => api(delete_user_note, { params, query: {} }),
    onSuccess: onDone,
    onError: showFailure,
    onSettled: () => setState('shown'),
  })
  if (state === 'edited')
    return (
      <li>
        <EditNote params={params} note={note} onClose={() => setState('shown')} onDone={onDone} />
      </li>
    )
  return (
    <li>
      <span className="person-note">{note.content}</span>
      <span className="row small muted">
        {note.author} · <DayCell at={note.created_at} />
        {note.is_own ? (
          <>
            <Button kind="quiet" size="small" aria-label="Edit your note" onClick={() => setState('edited')}>
              Edit
            </Button>
            <Button kind="quiet" size="small" aria-label="Delete your note" onClick={() => setState('asked')}>
              Delete
            </Button>
          </>
        ) : null}
      </span>
      <ConfirmDialog
        open={state === 'asked'}
        danger
        title="Delete this note?"
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={() => setState('shown')}
        onConfirm={() => remove.mutate()}
      >
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </li>
  )
}

type EditProps = {
  params: { user_id: number; note_id: number }
  note: UserNote
  onClose: () => void
  onDone: () => void
}

function EditNote({ params, note, onClose, onDone }: EditProps) {
  const [content, setContent] = useState(note.content)
  const save = useMutation({
    mutationFn: () => api(update_user_note, { params, body: { content } }),
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <>
      <Field label="Note" error={save.isError ? failureText(save.error) : undefined}>
        <TextArea rows={3} maxLength={4_000} value={content} onChange={({ target }) => setContent(target.value)} />
      </Field>
      <div className="row">
        <Button size="small" busy={save.isPending} disabled={content.trim() === ''} onClick={() => save.mutate()}>
          Save note
        </Button>
        <Button kind="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}
