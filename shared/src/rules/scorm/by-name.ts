/** Indexes entries by name; if two share a name, the first one wins, as with `find`. */
export function firstByName<T>(entries: readonly T[], nameOf: (entry: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const entry of entries) {
    const name = nameOf(entry)
    if (!found.has(name)) found.set(name, entry)
  }
  return found
}

/** Groups entries by name, in order; an entry may have several names. */
export function allByName<T>(
  entries: readonly T[],
  namesOf: (entry: T) => Iterable<string>,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const entry of entries)
    for (const name of namesOf(entry)) {
      const before = found.get(name)
      if (before) before.push(entry)
      else found.set(name, [entry])
    }
  return found
}

/** Normalizes a file name so that it matches on any file system: ignores case and whether accents are composed or decomposed (Mac). */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase()
