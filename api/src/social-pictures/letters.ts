import { create, type Font } from 'fontkit'
import { fontFiles } from '../pdf/font-families.ts'
import { fontBytes } from '../pdf/fonts.ts'

type FontFile = (typeof fontFiles)[number]
export type Weight = 400 | 600
export type Line = { outline: string; width: number }

const opened = new Map<string, Font>()
function fontOf({ family, fileOf, weights }: FontFile, weight: Weight): Font {
  const name = `${family} ${weight}`
  const known = opened.get(name)
  if (known) return known
  const font = create(fontBytes(fileOf(weights.includes(weight) ? weight : 400)))
  if ('fonts' in font) throw new Error(`${family} is a collection`)
  opened.set(name, font)
  return font
}

const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** Parts of a text, each in the first of our fonts that has its letters; a letter that none has is left out. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const has = (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    const font = last && has(last.font) ? last.font : fontFiles.map((file) => fontOf(file, weight)).find(has)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return isRightToLeft(text) ? runs.toReversed() : runs
}

/** One line of text as an SVG path with its baseline at 0,0, so that no picture depends on the fonts of a machine. */
export function lineOf(text: string, { size, weight }: { size: number; weight: Weight }): Line {
  let x = 0
  const outlines: string[] = []
  for (const run of runsOf(text, weight)) {
    const scale = size / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale)
      outlines.push(outline.toSVG())
      x += xAdvance * scale
    })
  }
  return { outline: outlines.join(''), width: x }
}

/** Words in as few lines as fit the width; a last line that is too many ends with an ellipsis. */
export function linesOf(text: string, style: { size: number; weight: Weight; width: number; most: number }): Line[] {
  const fits = (words: string) => lineOf(words, style).width <= style.width
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, style.most)
  if (lines.length > style.most) kept[style.most - 1] = `${kept[style.most - 1]}…`
  return kept.map((line) => lineOf(line, style))
}
