import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { fontFiles } from './font-families.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'

const require = createRequire(import.meta.url)

/** The fonts for our own texts; names of people and courses may need more (`familiesFor`). */
export const serif: string[] = fontFiles
  .filter(({ family }) => family.startsWith('Source Serif 4'))
  .map(({ family }) => family)

/** Returns the bytes of one bundled font, unpacked for fast reading. */
export const fontBytes = (file: string): Buffer => woffToSfnt(readFileSync(require.resolve(file)))

const registered = new Set<string>()

/** Registers these families with the renderer; each is read on first use. */
export function registerFonts(families: readonly string[] = serif): void {
  // Never break names and titles inside a word.
  if (registered.size === 0) Font.registerHyphenationCallback((word) => [word])
  for (const { family, weights, fileOf } of fontFiles) {
    if (!families.includes(family) || registered.has(family)) continue
    registered.add(family)
    Font.register({
      family,
      fonts: weights.map((fontWeight) => ({
        src: `data:font/ttf;base64,${fontBytes(fileOf(fontWeight)).toString('base64')}`,
        fontWeight,
      })),
    })
  }
}

const named = new Set<string>()

/**
 * Maps every glyph to its character before any text is set. A glyph first seen as part of another, such as the dots of “…”, would otherwise lack its
 * character in all later PDFs of this process: copied or searched, “$1.00” would read “$1&00”.
 */
export async function nameGlyphs(families: readonly string[] = serif): Promise<void> {
  for (const { family, weights } of fontFiles)
    for (const fontWeight of weights) {
      const key = `${family} ${fontWeight}`
      if (!families.includes(family) || named.has(key)) continue
      await Font.load({ fontFamily: family, fontWeight })
      const font = Font.getFont({ fontFamily: family, fontWeight }).data
      for (const character of font?.characterSet ?? []) font?.glyphForCodePoint(character)
      named.add(key)
    }
}
