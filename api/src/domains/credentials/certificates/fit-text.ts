import { lineWidth } from '../../../pdf/font-runs.ts'

/** A text and the size of its field, in points. */
type FieldText = { text: string; width: number; height: number; font_size: number; weight: 'normal' | 'bold' }

export const lineHeight = 1.2
const smallest_pt = 6
/** Fraction of the template's size; any smaller, and a name would be smaller than the text around it. */
const smallestPart = 0.5
const step_pt = 0.5
/** Allows for the renderer's lines being slightly wider than our measurements. */
const widthFactor = 0.98

/** Returns the size in points at which a text fits its field, at most the template's size; null if even the smallest is too large. */
export function fittedSize({ text, width, height, font_size, weight }: FieldText): number | null {
  const lines = measured(text, weight)
  // A single line at the template's size is always allowed, even if it extends past the edge of a low field.
  const room = Math.max(height, font_size * lineHeight)
  for (let size = font_size; size >= smallestSize(font_size); size -= step_pt)
    if (countLines(lines, (width * widthFactor) / size) * size * lineHeight <= room) return size
  return null
}

export const smallestSize = (font_size: number): number =>
  Math.min(font_size, Math.max(smallest_pt, font_size * smallestPart))

type Measured = { words: number[]; space: number }
function measured(text: string, weight: FieldText['weight']): Measured[] {
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

/** Counts lines of at most this width, as a multiple of the font size; Infinity if one word is wider. */
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
