import { create, type Font } from 'fontkit'
import { fontFiles } from './font-families.ts'
import { fontBytes, serif } from './fonts.ts'

const opened = new Map<string, Font>()

function fontOf({ family, fileOf, weights }: (typeof fontFiles)[number]): Font {
  const known = opened.get(family)
  if (known) return known
  const font = create(fontBytes(fileOf(weights[0] ?? 400)))
  if ('fonts' in font) throw new Error(`${family} is a collection`)
  opened.set(family, font)
  return font
}

// Characters that break lines or words and are never drawn.
const isInvisible = (character: string): boolean => /[\n\u00ad\u200b-\u200f\u2060]/u.test(character)
const familyOf = (character: string): string | null =>
  fontFiles.find((file) => fontOf(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))?.family ?? null

/** Returns the first character that no bundled font has; null if all can be drawn. */
export function firstUndrawn(text: string): string | null {
  for (const character of text) if (!isInvisible(character) && familyOf(character) === null) return character
  return null
}

/** Returns the font families needed for these texts, in lookup order. */
export function familiesFor(texts: readonly string[]): string[] {
  const others = new Set<string>()
  for (const character of new Set(texts.join(''))) {
    const family = character > '\u02ff' && !isInvisible(character) ? familyOf(character) : null
    if (family !== null && !serif.includes(family)) others.add(family)
  }
  return [...serif, ...others]
}
