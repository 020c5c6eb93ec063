import { trimEndOf } from './trim-end-of.ts'

/** Shortens a text to whole words, with an ellipsis if anything was cut. */
export function cutText({ text, length }: { text: string; length: number }): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const blank = cut.lastIndexOf(' ')
  return `${trimEndOf(blank > 0 ? cut.slice(0, blank) : cut, /[\s,;:.–—-]/)}…`
}
