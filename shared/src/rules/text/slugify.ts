import { transliterate } from './transliterate.ts'
import { trimEndOf } from './trim-end-of.ts'

const longest = 80

/**
 * Makes a slug from a title: "Café & Crème: Basics" becomes "cafe-and-creme-basics", "Охрана труда" "okhrana-truda". Empty if no character can be
 * kept.
 */
export function slugify(text: string): string {
  const dashed = transliterate(text)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  const cut = dashed.replace(/^-+/, '').slice(0, longest + 1)
  const whole = cut.length > longest ? cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : longest) : cut
  return trimEndOf(whole, /-/)
}

/** Proposes a slug for a title; if no character can be kept, uses the noun with a number derived from the title. */
export function proposedSlug(title: string, noun = 'entry'): string {
  return slugify(title) || (title.trim() === '' ? '' : `${noun}-${numberOf(title.trim())}`)
}

/** Returns a five-digit number, always the same for the same text. */
function numberOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 90_000
  return 10_000 + sum
}
