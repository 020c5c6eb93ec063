import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const

/** One family a subset; a name may need several (Łukasz, Zoë), and the renderer takes each letter from the first that has it. */
export const serif: string[] = subsets.map((subset) => `Source Serif 4 ${subset}`)

let isRegistered = false
export function registerFonts(): void {
  if (isRegistered) return
  isRegistered = true
  for (const [index, subset] of subsets.entries()) {
    const fonts = [400, 600].map((fontWeight) => ({
      src: require.resolve(`@fontsource/source-serif-4/files/source-serif-4-${subset}-${fontWeight}-normal.woff`),
      fontWeight,
    }))
    Font.register({ family: serif[index] ?? '', fonts })
  }
  // Names and titles are never broken in the middle of a word.
  Font.registerHyphenationCallback((word) => [word])
}
