import {
  mayUse,
  parseConsent,
  type ConsentAnswer,
  type ConsentCategory,
} from '@portico/shared/rules/consent/consent.ts'

const answerKey = 'portico_consent'
const visitorKey = 'portico_consent_visitor'

/** This browser's answer; null before one is given or if storage is unavailable. */
export function readConsent(): ConsentAnswer | null {
  try {
    return parseConsent(localStorage.getItem(answerKey))
  } catch {
    return null
  }
}

/** True if the browser sends Global Privacy Control: its user wants no data sold or shared. */
export const hasGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

/** True if content of this category may be loaded or sent now. */
export const mayUseNow = (category: ConsentCategory): boolean =>
  mayUse(category, { answer: readConsent(), has_gpc: hasGpc() })

/** Stores an answer and sends it to the portal as proof; if that fails, nothing changes for the visitor. */
export function keepConsent(answer: ConsentAnswer): void {
  try {
    const visitor = localStorage.getItem(visitorKey) ?? crypto.randomUUID()
    localStorage.setItem(visitorKey, visitor)
    localStorage.setItem(answerKey, JSON.stringify(answer))
    void fetch('/api/consents', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...answer, visitor, has_gpc: hasGpc() }),
    }).catch(() => {})
  } catch {
    // Without storage every page asks again, and nothing optional is used.
  }
}
