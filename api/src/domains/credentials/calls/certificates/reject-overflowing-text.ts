import type { DrawnCertificate } from '../../certificates/facts.ts'
import { firstOverflowingText } from '../../certificates/first-overflowing-text.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Rejects a certificate with a text that would be cut off and names the text. */
export function rejectOverflowingText(certificate: DrawnCertificate): void {
  const what = firstOverflowingText(certificate)
  if (what !== null) fail('certificates.text_too_long', { what })
}
