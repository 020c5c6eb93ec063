import { storedKeys, storedText } from './stored.ts'

/** Prefix of stored entries that only the signed-in person needs and that are not unsent work; the next person at this browser must not find them. */
export const forgottenPrefix = 'portico_mine_'
// Earlier name of the prefix.
const prefixes = [forgottenPrefix, 'portico_claim_link_']

/** Removes entries tied to the session from this browser; unsent work stays. */
export function forgetOnSignOut(): void {
  for (const prefix of prefixes) for (const key of storedKeys(prefix, 'local')) storedText(key, 'local').remove()
}
