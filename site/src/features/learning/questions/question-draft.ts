type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** What is being written. `sent_as` stays the same until it was taken, so that sending it again keeps it once. */
export type Draft = { title: string; text: string; sent_as: string }

const keyOf = (place: string) => `portico:question:${place}`
export const newDraft = (): Draft => ({ title: '', text: '', sent_as: crypto.randomUUID() })

/** What was written at a place and not sent yet; a new one where there is nothing or the browser keeps nothing. */
export function draftKept(storage: Kept, place: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(place)) ?? 'null')
    return isDraft(kept) ? kept : newDraft()
  } catch {
    return newDraft()
  }
}

/** Keeps it, or forgets it once it is empty. */
export function keepDraft(storage: Kept, place: string, draft: Draft): void {
  try {
    if (draft.title === '' && draft.text === '') storage.removeItem(keyOf(place))
    else storage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing has it on the page alone.
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['title', 'text', 'sent_as'].every((name) => typeof Reflect.get(kept, name) === 'string')
