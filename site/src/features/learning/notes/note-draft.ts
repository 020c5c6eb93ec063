import { unsentKey } from '@portico/shared/browser/unsent-keys.ts'
import { stored, type Stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'

export type NoteKey = { person_id: number; related_id: number; item_id: number }
const draft = v.object({ text: v.string(), seen: v.number(), written_in: v.string() })
/** A note not yet saved on the server, with the version it was based on and the page it was written in. */
export type NoteDraft = v.InferOutput<typeof draft>

/** The unsaved note on an item; without storage, it exists on the page only. */
export const storedNote = ({ person_id, related_id, item_id }: NoteKey): Stored<NoteDraft> =>
  stored(unsentKey({ person_id, kind: 'note' }, related_id, item_id), v.parser(draft), 'local')
