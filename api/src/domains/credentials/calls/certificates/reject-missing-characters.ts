import { firstMissingCharacter } from '../../certificates/first-missing-character.ts'
import type { CertificateSnapshot } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Rejects a character that would print as an empty box and names it and its position. */
export function rejectMissingCharacters(snapshot: CertificateSnapshot): void {
  const found = firstMissingCharacter(snapshot)
  if (found) fail('certificates.character_missing', found)
}
