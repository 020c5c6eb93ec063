import { stored, storedKeys, storedText } from '@portico/shared/browser/stored.ts'
import { unsentKey } from '@portico/shared/browser/unsent-keys.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { QuestionDraft } from './separate-drafts.ts'

/** Identifies drafts by their author and exam. */
export type DraftOwner = { person_id: number; item_id: number }

// Each draft has an entry of its own: a second tab neither overwrites nor removes the drafts of the first.
const keyIn = ({ person_id, item_id }: DraftOwner, key: string): string =>
  unsentKey({ person_id, kind: 'draft' }, 'question', item_id, key)

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

/** Reads the drafts that this person left in this browser. */
export const readDrafts = (owner: DraftOwner): QuestionDraft[] =>
  storedKeys(keyIn(owner, ''), 'local').flatMap((key) => stored(key, draftIn, 'local').read() ?? [])

/** Stores a draft as it is now; returns false if the browser does not take it. */
export const storeDraft = (owner: DraftOwner, draft: QuestionDraft): boolean =>
  stored(keyIn(owner, draft.key), draftIn, 'local').write(draft)

export const removeDraft = (owner: DraftOwner, key: string): void => storedText(keyIn(owner, key), 'local').remove()
