import { keptKey } from '@portico/shared/browser/kept-keys.ts'
import * as v from 'valibot'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type NoteOf = { person_id: number; related_id: number; item_id: number }
const draft = v.object({ text: v.string(), seen: v.number(), written_in: v.string() })
/** A note that the server does not have yet: over which version it is written, and in which page. */
export type NoteDraft = v.InferOutput<typeof draft>

const keyOf = ({ person_id, related_id, item_id }: NoteOf) => keptKey({ person_id, kind: 'note' }, related_id, item_id)

/** What was written beside an item and not saved; null where there is nothing. */
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
    // A browser that keeps nothing has it on the page alone.
  }
}

/** The server has this text; a newer one stays. */
export function forgetNote(storage: Kept, of: NoteOf, text: string): void {
  if (noteKept(storage, of)?.text === text) storage.removeItem(keyOf(of))
}
