import {
  mayUse,
  parseConsent,
  type ConsentAnswer,
  type ConsentCategory,
} from '@portico/shared/rules/consent/consent.ts'

const answerKey = 'portico_consent'
const visitorKey = 'portico_consent_visitor'

/** What this browser answered; null before, and where nothing can be kept. */
export function readConsent(): ConsentAnswer | null {
  try {
    return parseConsent(localStorage.getItem(answerKey))
  } catch {
    return null
  }
}

/** Whether the browser says that its owner wants no data sold or shared (Global Privacy Control). */
export const hasGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

/** Whether something of this category may be loaded or sent now. */
export const mayUseNow = (category: ConsentCategory): boolean =>
  mayUse(category, { answer: readConsent(), has_gpc: hasGpc() })

/** Keeps an answer here, and tells the portal so that it can be proven; a portal that cannot be reached changes nothing for the visitor. */
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
    // Without storage every page asks again, and nothing is used.
  }
}
