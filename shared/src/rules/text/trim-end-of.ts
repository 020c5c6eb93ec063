/**
 * Removes trailing characters that match `one`, a single-character pattern. Checks each character once: a pattern with `+$` would rescan every run in
 * the middle, in quadratic time.
 */
export function trimEndOf(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
