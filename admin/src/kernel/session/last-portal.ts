import { storedText } from '@portico/shared/browser/stored.ts'
import { readCookie } from '@portico/shared/browser/cookies.ts'

const cookie = 'portico_selected_portal_id'
const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
const portalOfTab = storedText('selected_portal_id', 'session')

/** Returns the portal opened last, in this tab first, else in any tab: the target of URLs that name no portal (ROL-021). */
export const lastPortalId = (): number | null => idOf(portalOfTab.read()) ?? idOf(readCookie(cookie))

export function rememberPortal(id: number): void {
  portalOfTab.write(String(id))
  document.cookie = `${cookie}=${id}; path=/; max-age=31536000; samesite=lax`
}
