type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const keyOf = (id: number): string => `portico:answer:${id}`

/** An answer that was not sent yet; empty where there is none or the browser keeps nothing. */
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
    // A browser that keeps nothing has it on the page alone.
  }
}
