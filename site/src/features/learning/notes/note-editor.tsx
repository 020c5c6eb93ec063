import { longestNote } from '@portico/shared/contract/learning/notes.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useEffect, useRef } from 'react'
import type { NoteKey } from './note-draft.ts'
import type { NoteState, SavedNote } from './note-writer.ts'
import { useNote } from './use-note.ts'

const stateLabels: Readonly<Record<NoteState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet. Your text is stored on this device.',
  conflict: '',
}

/** A note editor that saves while typing. */
export function NoteEditor({ of, read, title }: { of: NoteKey; read: SavedNote; title: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Focus the field: opening the panel means writing.
  useEffect(() => field.current?.focus(), [])
  const { text, type, state, theirs, takeTheirs, keepMine } = useNote(of, read)
  return (
    <>
      <Field label={`Notes on “${title}”`} help="Only you can read them.">
        <TextArea
          rows={8}
          ref={field}
          value={text}
          maxLength={longestNote}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {theirs ? (
        <Notice tone="failed" alert>
          <p>You changed this note in another window:</p>
          <p className="note-text note-theirs">{theirs.text || '(empty)'}</p>
          <div className="row">
            <Button kind="secondary" size="small" onClick={takeTheirs}>
              Use that one
            </Button>
            <Button kind="secondary" size="small" onClick={() => void keepMine()}>
              Keep this one
            </Button>
          </div>
        </Notice>
      ) : null}
      <p className="row row-between small muted">
        <span role="status">{stateLabels[state]}</span>
        {text.length > longestNote * 0.8 ? (
          <span>{`${formatCount(text.length)} of ${formatCount(longestNote)} characters`}</span>
        ) : null}
      </p>
    </>
  )
}
