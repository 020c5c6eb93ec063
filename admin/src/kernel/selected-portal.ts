import { readCookie } from '@portico/shared/browser/cookies.ts'

const key = 'selected_portal_id'
const cookie = 'portico_selected_portal_id'
const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/** The portal that a super admin works on in this tab (ROL-021). The cookie is only a new tab's first default, so two tabs never mix. */
export const selectedPortalId = (): number | null => idOf(sessionStorage.getItem(key)) ?? idOf(readCookie(cookie))

/** Remembers the choice for this tab, and as the default of the next one. */
export function selectPortal(id: number): void {
  sessionStorage.setItem(key, String(id))
  document.cookie = `${cookie}=${id}; path=/; max-age=31536000; samesite=lax`
}
