import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { AuthoredContent, AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Content } from '../../item-editor.ts'
import { keyOf, withIds, withoutIds } from '../questions.ts'
import { needsOf } from './needs.ts'

/** A question that cannot be saved yet; `saved` is what the server has of it, null for a new one. */
export type QuestionDraft = {
  key: string
  place: number
  saved: AuthoredQuestion | null
  question: AuthoredQuestion
}
export type Separated = {
  /** the content that can be saved: of an unfinished question, what was saved before */
  content: Content
  drafts: QuestionDraft[]
  /** for each question of that content its position among the typed ones; null where it is a draft's saved version */
  places: (number | null)[]
}

export const questionsIn = (content: AuthoredContent): readonly AuthoredQuestion[] =>
  'questions' in content.fields ? content.fields.questions : []

/** Replaces the questions of an exam or a knowledge check; other content stays as it is. */
export function withQuestions(content: Content, questions: AuthoredQuestion[]): Content {
  if (content.itemable_type === 'Exam') return { ...content, fields: { ...content.fields, questions } }
  if (content.itemable_type === 'Survey') return { ...content, fields: { ...content.fields, questions } }
  return content
}

/** Separates the questions that cannot be saved yet, so that they keep nothing else from being saved. */
export function separateDrafts(typed: Content, saved: AuthoredContent): Separated {
  const isGraded = itemTypeOf(typed.itemable_type).is_graded
  const known = new Map(questionsIn(saved).map((question) => [question.id, question]))
  const drafts: QuestionDraft[] = []
  const places: (number | null)[] = []
  const sent: AuthoredQuestion[] = []
  for (const [place, question] of questionsIn(typed).entries()) {
    const before = question.id === undefined ? null : (known.get(question.id) ?? null)
    const isDraft = needsOf(question, isGraded).length > 0
    if (isDraft) drafts.push({ key: keyOf(question, place), place, saved: before, question })
    const kept = isDraft ? before : question
    if (kept === null) continue
    sent.push(kept)
    places.push(isDraft ? null : place)
  }
  return { content: withQuestions(typed, sent), drafts, places }
}

/** Puts drafts back where they were written. A draft whose question was changed or removed meanwhile becomes a new question below. */
export function withDrafts(content: Content, drafts: readonly QuestionDraft[]): Content {
  if (drafts.length === 0) return content
  const questions = [...questionsIn(content)]
  for (const draft of drafts.toSorted((one, other) => one.place - other.place)) {
    const at = draft.saved === null ? -1 : questions.findIndex(({ id }) => id === draft.saved?.id)
    const found = questions[at]
    if (found && isUnchanged(draft, found)) questions[at] = draft.question
    else questions.splice(found ? at + 1 : draft.place, 0, withoutIds(draft.question))
  }
  return withQuestions(content, questions)
}

/** Makes new questions of those drafts in typed content whose question was changed or removed meanwhile, so that they replace nobody's work. */
export function withOutdatedAsNew(
  typed: Content,
  outdated: readonly QuestionDraft[],
  current: AuthoredContent,
): Content {
  const keys = new Set(outdated.map(({ key }) => key))
  const questions = questionsIn(typed).flatMap((question, place) => {
    if (!keys.has(keyOf(question, place))) return [question]
    return [...questionsIn(current).filter(({ id }) => id === question.id), withoutIds(question)]
  })
  return keys.size === 0 ? typed : withQuestions(typed, questions)
}

/** Whether a draft goes on from the question that the server has. */
export const isUnchanged = ({ saved }: QuestionDraft, current: AuthoredQuestion): boolean =>
  saved !== null && written(saved) === written(current)

const written = ({ type, title, explanation, points, picture, picture_alt, choices }: AuthoredQuestion): string =>
  JSON.stringify([
    [type, title.trim(), explanation.trim(), points, picture, picture_alt.trim()],
    choices.map((choice) => [choice.title.trim(), choice.is_correct, choice.feedback?.trim() ?? '']),
  ])

/** Gives new questions the ids that saving assigned to them. `typed` may be newer than what was sent: a question is found by its key. */
export function withSavedQuestionIds(
  typed: Content,
  saved: AuthoredContent,
  { sent, places }: { sent: AuthoredContent; places: readonly (number | null)[] },
): Content {
  const questions = [...questionsIn(typed)]
  for (const [at, place] of places.entries()) {
    const [question, same] = [place === null ? undefined : questionsIn(sent)[place], questionsIn(saved)[at]]
    if (place === null || !question || !same) continue
    const now = questions.findIndex((one, other) => keyOf(one, other) === keyOf(question, place))
    const found = questions[now]
    // Answers are known by their position, which one that was added or removed since has changed.
    if (found?.choices.length === question.choices.length) questions.splice(now, 1, ...withIds([found], [same]))
    else if (found) questions[now] = { ...found, id: found.id ?? same.id }
  }
  return withQuestions(typed, questions)
}
