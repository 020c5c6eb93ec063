/** Returns every entry `copies` times in an order determined by the seed, so that a failure can be reproduced. */
export function scrambled<T>(entries: readonly T[], { copies, seed }: { copies: number; seed: number }): T[] {
  const all = Array.from({ length: copies }, () => entries).flat()
  let state = seed % 2_147_483_648
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return all
    .map((entry) => ({ entry, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}
