import { readFileSync, statSync } from 'node:fs'

/** Reads a JSON file of the published tree and caches it until it changes; `none` if it is missing or unreadable. */
export function smallFiles<T, R>({
  none,
  read,
  limit = 1_000,
}: {
  none: R
  read: (content: T) => R
  limit?: number
}): (file: string) => R {
  const known = new Map<string, { stamp: string; value: R }>()
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return none
    const stamp = `${stats.ino}:${stats.mtimeMs}`
    const found = known.get(file)
    if (found?.stamp === stamp) return found.value
    if (known.size >= limit) known.clear()
    const value = parse(file, read, none)
    known.set(file, { stamp, value })
    return value
  }
}

function parse<T, R>(file: string, read: (content: T) => R, none: R): R {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as T)
  } catch {
    return none
  }
}
