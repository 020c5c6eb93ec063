type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** A question being written. `sent_as` stays the same until it is accepted, so that resending does not create a second one. */
export type Draft = { title: string; text: string; sent_as: string }

const keyOf = (place: string) => `portico:question:${place}`
export const newDraft = (): Draft => ({ title: '', text: '', sent_as: crypto.randomUUID() })

/** The unsent draft at a location; a new one if there is none or storage is unavailable. */
export function draftKept(storage: Kept, place: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(place)) ?? 'null')
    return isDraft(kept) ? kept : newDraft()
  } catch {
    return newDraft()
  }
}

/** Stores the draft, or deletes it if empty. */
export function keepDraft(storage: Kept, place: string, draft: Draft): void {
  try {
    if (draft.title === '' && draft.text === '') storage.removeItem(keyOf(place))
    else storage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // Without storage, the draft exists on the page only.
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['title', 'text', 'sent_as'].every((name) => typeof Reflect.get(kept, name) === 'string')
