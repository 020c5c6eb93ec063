import type { DrawnCertificate } from '../../certificates/facts.ts'
import { firstUnfittingText } from '../../certificates/first-unfitting-text.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Rejects a certificate with a text that would be cut off and names the text. */
export function refuseUnfitting(certificate: DrawnCertificate): void {
  const what = firstUnfittingText(certificate)
  if (what !== null) fail('certificates.text_too_long', { what })
}
