let shownId: number | null = null

/** Set with the session: the portal that this page's address names and its calls work on; null where nobody chooses. */
export const setShownPortal = (id: number | null): void => void (shownId = id)

/** A call's address with the portal that the page shows; what another tab shows changes nothing. */
export function withShownPortal(path: string): string {
  return shownId === null || path.includes('referer_portal_id=')
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}referer_portal_id=${shownId}`
}
