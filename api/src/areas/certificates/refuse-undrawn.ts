import { snapshotTexts } from '../../certificates/snapshot-texts.ts'
import type { CertificateSnapshot } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { firstUndrawn } from '../../pdf/drawn-characters.ts'

/** Refuses what would be printed as boxes, and names the character and where it stands. */
export function refuseUndrawn(snapshot: CertificateSnapshot): void {
  for (const { what, text } of snapshotTexts(snapshot)) {
    const character = firstUndrawn(text)
    if (character === null) continue
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    fail('certificates.character_missing', { character, code, what })
  }
}
