/** Prefix of stored entries that only the signed-in person needs and that are not unsent work; the next person at this browser must not find them. */
export const forgottenPrefix = 'portico_mine_'
// Earlier name of the prefix.
const prefixes = [forgottenPrefix, 'portico_claim_link_']

/** Removes entries tied to the session from this browser; unsent work stays. */
export function forgetOnSignOut(storage: () => Storage = () => localStorage): void {
  try {
    const shelf = storage()
    const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
    for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) shelf.removeItem(key)
  } catch {
    // Storage is unavailable in this browser.
  }
}
