import { trimEndOf } from './trim-end-of.ts'
import { plainText } from './plain-text.ts'

/** Shortens a text to whole words, with an ellipsis if anything was cut. */
export function cutText({ text, length }: { text: string; length: number }): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const blank = cut.lastIndexOf(' ')
  return `${trimEndOf(blank > 0 ? cut.slice(0, blank) : cut, /[\s,;:.–—-]/)}…`
}

/** Returns the first characters of a text without splitting one: the database rejects half a surrogate pair. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')

/** Shortens a rich text to a plain excerpt of whole words, with an ellipsis if anything was cut. */
export const excerpt = ({ html, length }: { html: string; length: number }): string =>
  cutText({ text: plainText(html), length })
