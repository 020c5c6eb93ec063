import { keptKey } from '@portico/shared/browser/kept-keys.ts'
import * as v from 'valibot'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type NoteOf = { person_id: number; related_id: number; item_id: number }
const draft = v.object({ text: v.string(), seen: v.number(), written_in: v.string() })
/** A note not yet saved on the server, with the version it was based on and the page it was written in. */
export type NoteDraft = v.InferOutput<typeof draft>

const keyOf = ({ person_id, related_id, item_id }: NoteOf) => keptKey({ person_id, kind: 'note' }, related_id, item_id)

/** The unsaved note on an item, or null. */
export function noteKept(storage: Kept, of: NoteOf): NoteDraft | null {
  try {
    return v.parse(draft, JSON.parse(storage.getItem(keyOf(of)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepNote(storage: Kept, of: NoteOf, note: NoteDraft): void {
  try {
    storage.setItem(keyOf(of), JSON.stringify(note))
  } catch {
    // Without storage, the note exists on the page only.
  }
}

/** Deletes the stored note if the server has this text; keeps a newer one. */
export function forgetNote(storage: Kept, of: NoteOf, text: string): void {
  if (noteKept(storage, of)?.text === text) storage.removeItem(keyOf(of))
}
