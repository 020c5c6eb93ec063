import { trimEndOf } from './trim-end-of.ts'

const longest = 80

/** A slug from a title: "Café & Crème: Basics" becomes "cafe-and-creme-basics". Empty where nothing of it can be kept. */
export function slugify(text: string): string {
  const dashed = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  const cut = dashed.replace(/^-+/, '').slice(0, longest + 1)
  const whole = cut.length > longest ? cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : longest) : cut
  return trimEndOf(whole, /-/)
}
