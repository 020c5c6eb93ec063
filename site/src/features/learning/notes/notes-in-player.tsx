import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useRef, useState } from 'react'
import { useLoad } from '../../../kernel/use-load.ts'
import { usePlayer } from '../player/player-context.ts'
import { NoteEditor } from './note-editor.tsx'
import { readNote } from './use-note.ts'

/** The learner's notes beside the current lesson. */
export function NotesInPlayer() {
  const { item } = usePlayer()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={opener}>
      <IconButton icon="edit" label="My notes" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen ? <NotePanel key={item.id} onClose={close} /> : null}
    </div>
  )
}

function NotePanel({ onClose }: { onClose: () => void }) {
  const { view, item } = usePlayer()
  const { related_id, learner } = view.course
  const of = { person_id: learner.id, related_id, item_id: item.id }
  const loaded = useLoad(`note/${related_id}/${item.id}`, () => readNote(of))
  return (
    <section
      className="note-panel"
      aria-label="My notes"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className="row row-between">
        <h2>My notes</h2>
        <IconButton icon="close" label="Close notes" onClick={onClose} />
      </header>
      {loaded.state === 'ready' ? (
        <NoteEditor of={of} read={loaded.data} title={item.itemable.title} />
      ) : loaded.state === 'failed' ? (
        <ErrorState onRetry={loaded.reload} />
      ) : (
        <Skeleton count={4} />
      )}
    </section>
  )
}
