import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { fontFiles } from './font-families.ts'
import { fontBytes } from './fonts.ts'

type FontFile = (typeof fontFiles)[number]
export type Weight = 400 | 600
export type Run = { font: Font; text: string }

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

/** Splits a text into runs in reading order, each in the first font that has its letters; letters in no font are left out. */
export function fontRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const has = (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    const font = last && has(last.font) ? last.font : fontFiles.map((file) => fontOf(file, weight)).find(has)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Returns the width of a line relative to its font size. */
export const lineWidth = (text: string, weight: Weight): number =>
  fontRuns(text, weight).reduce((width, run) => width + runWidth(run), 0)

/** Texts of alternating scripts consist of hundreds of short runs, most of them repeated. */
const shortRun = 4
const shortWidths = new WeakMap<Font, LRUCache<string, number>>()

function runWidth({ font, text }: Run): number {
  if (text.length > shortRun) return measured(font, text)
  const known = shortWidths.get(font) ?? new LRUCache({ max: 5_000 })
  shortWidths.set(font, known)
  const width = known.get(text) ?? measured(font, text)
  known.set(text, width)
  return width
}

const measured = (font: Font, text: string): number => font.layout(text).advanceWidth / font.unitsPerEm
