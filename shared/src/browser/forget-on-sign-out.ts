import { storedKeys, storedText } from './stored.ts'

/** Prefix of stored entries that only the signed-in person needs and that are not unsent work; the next person at this browser must not find them. */
export const forgottenPrefix = 'portico_mine_'
// Earlier name of the prefix.
const prefixes = [forgottenPrefix, 'portico_claim_link_']

const questionPrefix = 'portico_question:'

/** Storage key of an unfinished exam question. It is nothing to send: only its author can finish it, in this browser. */
export const questionDraftKey = (person_id: number, name: string): string => `${questionPrefix}${person_id}:${name}`

/** Keys of one person's unfinished questions, or of everyone's on this device if no person is given. */
export const questionDraftKeys = (person_id?: number): string[] =>
  storedKeys(person_id === undefined ? questionPrefix : `${questionPrefix}${person_id}:`, 'local')

/** Removes entries tied to the session from this browser, and the question drafts of the person who confirmed to lose them; unsent work stays. */
export function forgetOnSignOut(person_id: number | null): void {
  const drafts = person_id === null ? [] : questionDraftKeys(person_id)
  const mine = prefixes.flatMap((prefix) => storedKeys(prefix, 'local'))
  for (const key of [...mine, ...drafts]) storedText(key, 'local').remove()
}
