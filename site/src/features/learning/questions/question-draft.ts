import { stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'

const draft = v.object({ title: v.string(), text: v.string(), sent_as: v.string() })
/** A question being written. `sent_as` stays the same until it is accepted, so that resending does not create a second one. */
export type Draft = v.InferOutput<typeof draft>

const storedDraft = (place: string) => stored(`portico:question:${place}`, v.parser(draft), 'local')
export const newDraft = (): Draft => ({ title: '', text: '', sent_as: crypto.randomUUID() })

/** The unsent draft at a location; a new one with this title if there is none or storage is unavailable. */
export const readDraft = (place: string, title = ''): Draft => storedDraft(place).read() ?? { ...newDraft(), title }

/** Stores the draft, or deletes it if empty. */
export function storeDraft(place: string, draft: Draft): void {
  if (draft.title === '' && draft.text === '') storedDraft(place).remove()
  else storedDraft(place).write(draft)
}
