import type { CertificateSnapshot } from '../tables.ts'
import { firstUndrawn } from '../../../pdf/drawn-characters.ts'
import { snapshotTexts } from './snapshot-texts.ts'

/** Finds the first character of a certificate that would print as an empty box, and its text; null if everything can be printed. */
export function firstMissingCharacter(
  snapshot: CertificateSnapshot,
): { character: string; code: string; what: string } | null {
  for (const { what, text } of snapshotTexts(snapshot)) {
    const character = firstUndrawn(text)
    if (character === null) continue
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return { character, code, what }
  }
  return null
}
