/** `local` lasts and is shared by all tabs; `session` ends with the tab. */
type Where = 'local' | 'session'

/** One entry of the browser's storage. No method throws: storage may be blocked, full, or written by another release. */
export type Stored<T> = {
  /** Returns null if nothing is stored, the value is invalid, or storage is unavailable. */
  readonly read: () => T | null
  /** Returns false if storage is full or unavailable. */
  readonly write: (value: T) => boolean
  readonly remove: () => void
}

const open = (where: Where): Storage => (where === 'local' ? localStorage : sessionStorage)

function attempt<R>(work: () => R, otherwise: R): R {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** A text, stored as it is. Writing an empty text removes the entry. */
export function storedText(key: string, where: Where): Stored<string> {
  const remove = () => attempt(() => open(where).removeItem(key), undefined)
  return {
    read: () => attempt(() => open(where).getItem(key), null),
    write: (text) =>
      attempt(() => {
        if (text === '') remove()
        else open(where).setItem(key, text)
        return true
      }, false),
    remove,
  }
}

/**
 * A value, stored as JSON. `parse` returns what is valid and throws at the rest: `v.parser(schema)`, or a plain function in the small scripts of
 * static pages, which do not load valibot.
 */
export function stored<T>(key: string, parse: (value: unknown) => T, where: Where): Stored<T> {
  const { read, write, remove } = storedText(key, where)
  return {
    read() {
      const text = read()
      return text === null ? null : attempt(() => parse(JSON.parse(text)), null)
    },
    write: (value) => attempt(() => write(JSON.stringify(value)), false),
    remove,
  }
}

/** Removes an entry that the server has received, unless it was replaced in the meantime. */
export function removeIf<T>({ read, remove }: Stored<T>, isReceived: (value: T) => boolean): void {
  const value = read()
  if (value !== null && isReceived(value)) remove()
}

/** Keys that start with a prefix; none if storage is unavailable. */
export const storedKeys = (prefix: string, where: Where): string[] =>
  attempt(() => {
    const storage = open(where)
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  }, [])

/** Calls back when another tab changes or clears an entry of local storage; returns a function to unsubscribe. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
