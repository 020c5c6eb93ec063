let selectedId: number | null = null

/** Set with the session: the portal that the page's URL names and its calls use; null if the user cannot choose one. */
export const setSelectedPortal = (id: number | null): void => void (selectedId = id)

/** Adds the page's portal to the URL of a call; switching the portal in another tab has no effect. */
export function withSelectedPortal(path: string): string {
  return selectedId === null || path.includes('referer_portal_id=')
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}referer_portal_id=${selectedId}`
}
