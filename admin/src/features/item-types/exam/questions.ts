import type { Step } from '../../../kernel/drag/row-handle.tsx'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'

export type Choice = AuthoredQuestion['choices'][number]
export type QuestionType = AuthoredQuestion['type']

/** User-facing names of the question types. */
export const questionTypes: Readonly<Record<QuestionType, string>> = {
  single: 'One correct answer',
  multiple: 'Several correct answers',
  boolean: 'True or false',
}

const ungradedTypes: typeof questionTypes = { ...questionTypes, single: 'One answer', multiple: 'Several answers' }

/** The same; without grades, no answer is a correct one (OP-81). */
export const typeLabels = (isGraded: boolean): typeof questionTypes => (isGraded ? questionTypes : ungradedTypes)

const trueOrFalse = (isGraded: boolean): Choice[] => [
  { title: 'True', is_correct: isGraded },
  { title: 'False', is_correct: false },
]

export const newQuestion = (isGraded: boolean): AuthoredQuestion => ({
  type: 'single',
  title: '',
  explanation: '',
  points: 1,
  picture: null,
  picture_alt: '',
  choices: [
    { title: '', is_correct: isGraded },
    { title: '', is_correct: false },
  ],
})

/** A question in the editor: a new one is known by its key until it has an id, and keeps it. */
type Keyed = AuthoredQuestion & { readonly key?: string }

export const keyOf = (question: Keyed, place: number): string =>
  question.key ?? (question.id === undefined ? `at-${place}` : `q${question.id}`)

export const withKey = (question: AuthoredQuestion): AuthoredQuestion & { key: string } => ({
  ...question,
  key: `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
})

/** The same question as a new one. */
export const withoutIds = (question: AuthoredQuestion): AuthoredQuestion =>
  withKey({
    ...question,
    id: undefined,
    choices: question.choices.map(({ id: _, ...choice }) => choice),
  })

/** Converts a question to another type: true/false gets its two answers, and types with one correct answer keep only the first correct one. */
export function ofType(question: AuthoredQuestion, type: QuestionType, isGraded: boolean): AuthoredQuestion {
  if (type === 'boolean') return { ...question, type, choices: trueOrFalse(isGraded) }
  const right = question.choices.findIndex(({ is_correct }) => is_correct)
  const choices =
    type === 'multiple'
      ? question.choices
      : question.choices.map((choice, place) => ({ ...choice, is_correct: place === right }))
  return { ...question, type, choices }
}

/** Marks an answer as correct or not; if only one can be correct, unmarks the others. */
export const withRight = (question: AuthoredQuestion, at: number, is_correct: boolean): AuthoredQuestion => ({
  ...question,
  choices: question.choices.map((choice, place) => {
    if (place === at) return { ...choice, is_correct }
    return question.type === 'multiple' || !is_correct ? choice : { ...choice, is_correct: false }
  }),
})

const targets: Readonly<Record<Step, (at: number, count: number) => number>> = {
  up: (at) => at - 1,
  down: (at) => at + 1,
  top: () => 0,
  bottom: (_, count) => count - 1,
}

/** Moves an entry to a position; returns the list unchanged if there is no such position. */
export function moved<T>(all: readonly T[], at: number, to: number): T[] {
  const one = all[at]
  return one === undefined || to < 0 || to >= all.length ? [...all] : all.toSpliced(at, 1).toSpliced(to, 0, one)
}

/** The position of an entry after a step. */
export const stepTarget = (step: Step, at: number, count: number): number => targets[step](at, count)

/** Keeps questions and choices as typed, with the ids that saving assigned. */
export const withIds = (typed: readonly AuthoredQuestion[], saved: readonly AuthoredQuestion[]): AuthoredQuestion[] =>
  typed.map((question, place) => {
    const same = saved[place]
    return {
      ...question,
      id: question.id ?? same?.id,
      choices: question.choices.map((choice, at) => ({ ...choice, id: choice.id ?? same?.choices[at]?.id })),
    }
  })
