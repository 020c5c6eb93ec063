/**
 * A text without the characters at its end that `one`, a pattern of a single character, matches. Each is looked at once: a pattern
 * with `+$` would walk every run of them in the middle again and again, in time that grows with the square of the length.
 */
export function trimEndOf(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
