import type { OutboxDraft } from './outbox-entry.ts'

type Of = Pick<OutboxDraft, 'related_id' | 'item_id'>
type Known = { readonly version: string; readonly unanswered: readonly string[] }
const known = new Map<string, Known>()
const keyOf = ({ related_id, item_id }: Of) => `${related_id} ${item_id}`

/** The version of a draft that this page shows; undefined before it was loaded. */
export const shownVersion = (of: Of): string | undefined => known.get(keyOf(of))?.version

/** Remembers the version of the text that this page shows now. */
export const setShownVersion = (of: Of, version: string): void => void known.set(keyOf(of), { version, unanswered: [] })

/** Called when the page shows the draft no longer: what is still sent then overwrites, as nobody could be asked. */
export const forgetShownVersion = (of: Of): void => void known.delete(keyOf(of))

/** Remembers a text that was sent without an answer: the server may have saved it. */
export function markUnanswered(of: Of, text: string): void {
  const before = known.get(keyOf(of))
  if (before) known.set(keyOf(of), { ...before, unanswered: [...before.unanswered, text] })
}

/** Whether the server's text is one that this page sent without an answer. */
export const isOwnText = (of: Of, text: string): boolean => known.get(keyOf(of))?.unanswered.includes(text) === true
