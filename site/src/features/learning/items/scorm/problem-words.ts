type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const keyOf = (place: string) => `portico:problem:${place}`

/** The unsent problem text for a lesson; empty if there is none or storage is unavailable. */
export function wordsKept(storage: Kept, place: string): string {
  try {
    return storage.getItem(keyOf(place)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the text, or deletes it if empty. */
export function keepWords(storage: Kept, place: string, words: string): void {
  try {
    if (words === '') storage.removeItem(keyOf(place))
    else storage.setItem(keyOf(place), words)
  } catch {
    // Without storage, the text stays in the dialog only.
  }
}
