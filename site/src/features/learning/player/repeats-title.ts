const words = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two titles say the same, or one only says more: beside each other they would read twice. */
export function repeatsTitle(one: string, other: string): boolean {
  const [short = '', long = ''] = [words(one), words(other)].toSorted((a, b) => a.length - b.length)
  return long === short || long.startsWith(`${short} `)
}
