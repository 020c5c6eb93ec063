import { trimEndOf } from './trim-end-of.ts'

/** The first words of a text, whole words only, with an ellipsis where something was cut. */
export function cutText({ text, length }: { text: string; length: number }): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const blank = cut.lastIndexOf(' ')
  return `${trimEndOf(blank > 0 ? cut.slice(0, blank) : cut, /[\s,;:.–—-]/)}…`
}
