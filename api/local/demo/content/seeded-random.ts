/** Returns a generator that produces the same sequence for the same word: demo data must not change between runs. */
export function seededRandom(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Picks one entry, using one random number. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.min(list.length - 1, Math.floor(random() * list.length))]
  if (found === undefined) throw new Error('pick from an empty list')
  return found
}

/** Returns a shuffled copy, using one random number per entry. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((entry) => ({ entry, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}
