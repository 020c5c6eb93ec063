import { stored, storedKeys, storedText } from '@portico/shared/browser/stored.ts'
import { questionDraftKey, questionDraftKeys } from '@portico/shared/browser/forget-on-sign-out.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { QuestionDraft } from './separate-drafts.ts'

/** Identifies drafts by their author and exam. */
export type DraftOwner = { person_id: number; item_id: number }

// Each draft has an entry of its own: a second tab neither overwrites nor removes the drafts of the first.
const keyIn = ({ person_id, item_id }: DraftOwner, key: string): string =>
  questionDraftKey(person_id, `${item_id}:${key}`)

/** Expire drafts; nothing else removes those of a deleted exam. */
const kept_ms = 90 * 24 * 60 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isQuestion = (value: unknown): value is AuthoredQuestion =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.explanation === 'string' &&
  typeof value.picture_alt === 'string' &&
  (value.type === 'single' || value.type === 'multiple' || value.type === 'boolean') &&
  (value.picture === null || typeof value.picture === 'string') &&
  Array.isArray(value.choices) &&
  value.choices.every((one: unknown) => isRecord(one) && typeof one.title === 'string')

/** An unfinished number of points is stored as null. */
const withPoints = (question: AuthoredQuestion): AuthoredQuestion => ({ ...question, points: Number(question.points) })

function draftIn(value: unknown): QuestionDraft {
  if (
    !isRecord(value) ||
    typeof value.key !== 'string' ||
    typeof value.place !== 'number' ||
    !isQuestion(value.question)
  )
    throw new TypeError('not a draft')
  const saved = isQuestion(value.saved) ? value.saved : null
  return { key: value.key, place: value.place, saved, question: withPoints(value.question) }
}

/** When a draft was last stored. */
function storedAt(value: unknown): number {
  if (!isRecord(value) || typeof value.at !== 'number') throw new TypeError('no time')
  return value.at
}

/** Reads the drafts that this person left in this browser, and removes those of any exam that are 90 days old. */
export function readDrafts(owner: DraftOwner): QuestionDraft[] {
  for (const key of questionDraftKeys(owner.person_id)) {
    const at = stored(key, storedAt, 'local').read()
    if (at !== null && Date.now() - at > kept_ms) storedText(key, 'local').remove()
  }
  return storedKeys(keyIn(owner, ''), 'local').flatMap((key) => stored(key, draftIn, 'local').read() ?? [])
}

/** Stores a draft as it is now; returns false if the browser does not take it. */
export const storeDraft = (owner: DraftOwner, draft: QuestionDraft): boolean =>
  storedText(keyIn(owner, draft.key), 'local').write(JSON.stringify({ ...draft, at: Date.now() }))

export const removeDraft = (owner: DraftOwner, key: string): void => storedText(keyIn(owner, key), 'local').remove()
