import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'

export type Choice = AuthoredQuestion['choices'][number]
export type QuestionType = AuthoredQuestion['type']

/** User-facing names of the question types. */
export const questionTypes: Readonly<Record<QuestionType, string>> = {
  single: 'One correct answer',
  multiple: 'Several correct answers',
  boolean: 'True or false',
}

const trueOrFalse = (): Choice[] => [
  { title: 'True', is_correct: true },
  { title: 'False', is_correct: false },
]

export const newQuestion = (): AuthoredQuestion => ({
  type: 'single',
  title: '',
  explanation: '',
  points: 1,
  picture: null,
  picture_alt: '',
  choices: [
    { title: '', is_correct: true },
    { title: '', is_correct: false },
  ],
})

/** Converts a question to another type: true/false gets its two answers, and types with one correct answer keep only the first correct one. */
export function ofType(question: AuthoredQuestion, type: QuestionType): AuthoredQuestion {
  if (type === 'boolean') return { ...question, type, choices: trueOrFalse() }
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
    return question.type === 'multiple' ? choice : { ...choice, is_correct: false }
  }),
})

/** Moves the item at an index up or down; returns the list unchanged at its ends. */
export function stepped<T>(all: readonly T[], at: number, by: 1 | -1): T[] {
  const [one, other] = [all[at], all[at + by]]
  if (one === undefined || other === undefined) return [...all]
  return all.map((entry, place) => (place === at ? other : place === at + by ? one : entry))
}

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
