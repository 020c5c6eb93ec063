import { firstUndrawnText } from '../../certificates/first-undrawn-text.ts'
import type { CertificateSnapshot } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Refuses what would be printed as boxes, and names the character and where it stands. */
export function refuseUndrawn(snapshot: CertificateSnapshot): void {
  const found = firstUndrawnText(snapshot)
  if (found) fail('certificates.character_missing', found)
}
