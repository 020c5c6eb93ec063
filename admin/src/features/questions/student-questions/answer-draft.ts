type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const keyOf = (id: number): string => `portico:answer:${id}`

/** Returns the unsent draft of an answer; empty if there is none or the browser's storage is unavailable. */
export function answerDraft(storage: Kept, id: number): string {
  try {
    return storage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

export function saveAnswerDraft(storage: Kept, { id, text }: { id: number; text: string }): void {
  try {
    if (text === '') storage.removeItem(keyOf(id))
    else storage.setItem(keyOf(id), text)
  } catch {
    // If storage is unavailable, the draft exists on the page only.
  }
}
