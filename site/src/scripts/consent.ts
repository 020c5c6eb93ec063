import { storedText } from '@portico/shared/browser/stored.ts'
import {
  mayUse,
  parseConsent,
  type ConsentAnswer,
  type ConsentCategory,
} from '@portico/shared/rules/consent/consent.ts'

const storedAnswer = storedText('portico_consent', 'local')
const storedVisitor = storedText('portico_consent_visitor', 'local')

/** This browser's answer; null before one is given or if storage is unavailable. */
export const readConsent = (): ConsentAnswer | null => parseConsent(storedAnswer.read())

/** True if the browser sends Global Privacy Control: its user wants no data sold or shared. */
export const hasGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

/** True if content of this category may be loaded or sent now. */
export const mayUseNow = (category: ConsentCategory): boolean =>
  mayUse(category, { answer: readConsent(), has_gpc: hasGpc() })

/**
 * Stores an answer and sends it to the portal as proof; if that fails, nothing changes for the visitor. Without storage every page asks again, and
 * nothing optional is used.
 */
export function saveConsent(answer: ConsentAnswer): void {
  const visitor = storedVisitor.read() ?? crypto.randomUUID()
  if (!storedVisitor.write(visitor) || !storedAnswer.write(JSON.stringify(answer))) return
  void fetch('/api/consents', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...answer, visitor, has_gpc: hasGpc() }),
  }).catch(() => {})
}
