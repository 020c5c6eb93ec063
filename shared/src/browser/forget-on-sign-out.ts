import { questionDraftKeys } from './question-draft-keys.ts'
import { storedKeys, storedText } from './stored.ts'

/** Prefix of stored entries that only the signed-in person needs and that are not unsent work; the next person at this browser must not find them. */
export const forgottenPrefix = 'portico_mine_'
// Earlier name of the prefix.
const prefixes = [forgottenPrefix, 'portico_claim_link_']

/** Removes entries tied to the session from this browser, and the question drafts of the person who confirmed to lose them; unsent work stays. */
export function forgetOnSignOut(person_id: number | null): void {
  const drafts = person_id === null ? [] : questionDraftKeys(person_id)
  const mine = prefixes.flatMap((prefix) => storedKeys(prefix, 'local'))
  for (const key of [...mine, ...drafts]) storedText(key, 'local').remove()
}
