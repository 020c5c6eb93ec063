type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const keyOf = (place: string) => `portico:problem:${place}`

/** What was written of a lesson and not sent yet; empty where there is nothing or the browser keeps nothing. */
export function wordsKept(storage: Kept, place: string): string {
  try {
    return storage.getItem(keyOf(place)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps it, or forgets it once it is empty. */
export function keepWords(storage: Kept, place: string, words: string): void {
  try {
    if (words === '') storage.removeItem(keyOf(place))
    else storage.setItem(keyOf(place), words)
  } catch {
    // A browser that keeps nothing has it in the dialog alone.
  }
}
