import type { NoteDraft } from './note-draft.ts'

export type NoteState = 'saved' | 'saving' | 'unsaved' | 'conflict'
export type SavedNote = { text: string; version: number }
/** Result of a save: its version, a conflicting note, or failure. */
export type SaveResult = { saved: number } | { theirs: SavedNote } | 'failed'
type Options = {
  begin: NoteDraft
  save: (draft: NoteDraft) => Promise<SaveResult>
  /** stores the draft on this device until it is saved */ keep: (draft: NoteDraft) => void
  forget: (text: string) => void
  onChange: (state: NoteState, theirs: SavedNote | null) => void
}

/** Saves a note while it is typed: one save at a time, the newest text last. Failed saves stay queued until a retry. */
export function createNoteWriter({ begin, save, keep, forget, onChange }: Options) {
  let draft = begin
  let theirs: SavedNote | null = null
  let isSaving = false
  const tell = (state: NoteState) => onChange(state, theirs)

  const send = async (): Promise<void> => {
    if (isSaving || theirs) return
    isSaving = true
    tell('saving')
    const sent = draft
    const result = await save(sent)
    isSaving = false
    if (result === 'failed') return tell('unsaved')
    if ('theirs' in result) {
      theirs = result.theirs
      return tell('conflict')
    }
    forget(sent.text)
    draft = { ...draft, seen: result.saved }
    if (draft.text === sent.text) tell('saved')
    else await send()
  }
  const write = (text: string): void => {
    draft = { ...draft, text }
    keep(draft)
  }
  return {
    write,
    send,
    /** Continues from the conflicting text and returns it. */
    takeTheirs(): string {
      const { text, version } = theirs ?? { text: draft.text, version: draft.seen }
      forget(draft.text)
      draft = { ...draft, text, seen: version }
      theirs = null
      tell('saved')
      return text
    },
    /** Overwrites the conflicting text, which the user has seen. */
    async keepMine(): Promise<void> {
      draft = { ...draft, seen: theirs?.version ?? draft.seen }
      theirs = null
      keep(draft)
      await send()
    },
  }
}
