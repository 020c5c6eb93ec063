const normalizedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True if two titles are the same or one only extends the other, so that showing both would be repetitive. */
export function repeatsTitle(one: string, other: string): boolean {
  const [short = '', long = ''] = [normalizedTitle(one), normalizedTitle(other)].toSorted((a, b) => a.length - b.length)
  return long === short || long.startsWith(`${short} `)
}
