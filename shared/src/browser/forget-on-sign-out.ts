/** What begins so is of use only to whoever is signed in, and nobody waits for it: the next person at this browser must not find it. */
export const forgottenPrefix = 'portico_mine_'
// Kept under this name before.
const prefixes = [forgottenPrefix, 'portico_claim_link_']

/** Removes from this browser what goes with a sign-out; work that is kept and not sent stays. */
export function forgetOnSignOut(storage: () => Storage = () => localStorage): void {
  try {
    const shelf = storage()
    const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
    for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) shelf.removeItem(key)
  } catch {
    // A browser that keeps nothing.
  }
}
