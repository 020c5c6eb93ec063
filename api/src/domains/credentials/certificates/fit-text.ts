import { lineWidth } from '../../../pdf/font-runs.ts'

/** A text and its place, in points. */
type Placed = { text: string; width: number; height: number; font_size: number; weight: 'normal' | 'bold' }

export const lineHeight = 1.2
const smallest_pt = 6
/** Of what the template says: below, a name would be smaller than what stands around it. */
const smallestPart = 0.5
const step_pt = 0.5
/** The renderer's own lines may be a little wider than what we measure. */
const spare = 0.98

/** The size in points at which a text fits into its place, at most that of its template; null where the smallest is too large as well. */
export function fittedSize({ text, width, height, font_size, weight }: Placed): number | null {
  const lines = measured(text, weight)
  // One line of the size that the template says was always drawn, also over the edge of a low field.
  const room = Math.max(height, font_size * lineHeight)
  for (let size = font_size; size >= smallestSize(font_size); size -= step_pt)
    if (countLines(lines, (width * spare) / size) * size * lineHeight <= room) return size
  return null
}

export const smallestSize = (font_size: number): number =>
  Math.min(font_size, Math.max(smallest_pt, font_size * smallestPart))

type Measured = { words: number[]; space: number }
function measured(text: string, weight: Placed['weight']): Measured[] {
  const drawn = weight === 'bold' ? 600 : 400
  const space = lineWidth(' ', drawn)
  return text.split('\n').map((line) => ({
    words: line
      .split(' ')
      .filter(Boolean)
      .map((word) => lineWidth(word, drawn)),
    space,
  }))
}

/** How many lines there are where each may be as wide as this, in parts of the size; a word that is wider fits nowhere. */
function countLines(lines: readonly Measured[], most: number): number {
  let count = 0
  for (const { words, space } of lines) {
    let width = Infinity
    for (const word of words) {
      if (word > most) return Infinity
      if (width + space + word <= most) width += space + word
      else {
        count += 1
        width = word
      }
    }
    if (words.length === 0) count += 1
  }
  return count
}
