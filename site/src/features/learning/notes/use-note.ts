import { removeIf } from '@portico/shared/browser/stored.ts'
import { list_item_notes, save_item_note } from '@portico/shared/contract/learning/notes.ts'
import { useEffect, useRef, useState } from 'react'
import { callWithoutRedirect } from '../../../kernel/browser-call.ts'
import { isCode } from '../load/call-failure.ts'
import { storedNote, type NoteDraft, type NoteKey } from './note-draft.ts'
import { createNoteWriter, type NoteState, type SaveResult, type SavedNote } from './note-writer.ts'

const pause_ms = 600
const retry_ms = 15_000

export async function readNote({ related_id, item_id }: NoteKey): Promise<SavedNote> {
  const notes = await callWithoutRedirect(list_item_notes, { query: { related_id } })
  return notes.find((note) => note.item_id === item_id) ?? { text: '', version: 0 }
}

async function saveNote(of: NoteKey, draft: NoteDraft): Promise<SaveResult> {
  try {
    const body = { related_id: of.related_id, ...draft }
    return { saved: (await callWithoutRedirect(save_item_note, { params: { id: of.item_id }, body })).version }
  } catch (error) {
    if (!isCode(error, 'learning.note_changed')) return 'failed'
    return readNote(of).then(
      (theirs) => ({ theirs }),
      () => 'failed' as const,
    )
  }
}

/** State of a note: saved after a pause and when the panel closes, stored on this device until then. */
export function useNote(of: NoteKey, read: SavedNote) {
  const [left] = useState(() => storedNote(of).read())
  const [text, setText] = useState(left?.text ?? read.text)
  const [shown, setShown] = useState<{ state: NoteState; theirs: SavedNote | null }>({
    state: left ? 'unsaved' : 'saved',
    theirs: null,
  })
  const [writer] = useState(() =>
    createNoteWriter({
      begin: left ?? { text: read.text, seen: read.version, written_in: crypto.randomUUID() },
      save: (draft) => saveNote(of, draft),
      keep: (draft) => void storedNote(of).write(draft),
      forget: (words) => removeIf(storedNote(of), ({ text }) => text === words),
      onChange: (state, theirs) => setShown({ state, theirs }),
    }),
  )
  const timer = useRef<number | null>(null)
  const isOpen = useRef(left !== null)
  isOpen.current = shown.state === 'unsaved' || timer.current !== null
  const send = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    void writer.send()
  }
  const type = (words: string) => {
    setText(words)
    writer.write(words)
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = window.setTimeout(send, pause_ms)
    isOpen.current = true
  }
  useEffect(() => {
    const again = () => isOpen.current && send()
    again()
    const trying = setInterval(() => isOpen.current && timer.current === null && send(), retry_ms)
    addEventListener('online', again)
    return () => {
      clearInterval(trying)
      removeEventListener('online', again)
      again()
    }
  }, [])
  return { text, type, ...shown, takeTheirs: () => setText(writer.takeTheirs()), keepMine: () => writer.keepMine() }
}
