import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'

export type Choice = AuthoredQuestion['choices'][number]
export type QuestionType = AuthoredQuestion['type']

/** The types of question as people call them. */
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

/** The same question as another type: true or false has its two answers, and where one answer is right only the first right one stays so. */
export function ofType(question: AuthoredQuestion, type: QuestionType): AuthoredQuestion {
  if (type === 'boolean') return { ...question, type, choices: trueOrFalse() }
  const right = question.choices.findIndex(({ is_correct }) => is_correct)
  const choices =
    type === 'multiple'
      ? question.choices
      : question.choices.map((choice, place) => ({ ...choice, is_correct: place === right }))
  return { ...question, type, choices }
}

/** Marks an answer as right or not; where only one can be, the others are not. */
export const withRight = (question: AuthoredQuestion, at: number, is_correct: boolean): AuthoredQuestion => ({
  ...question,
  choices: question.choices.map((choice, place) => {
    if (place === at) return { ...choice, is_correct }
    return question.type === 'multiple' ? choice : { ...choice, is_correct: false }
  }),
})

/** A list after the one at a place went up or down; the same list at its ends. */
export function stepped<T>(all: readonly T[], at: number, by: 1 | -1): T[] {
  const [one, other] = [all[at], all[at + by]]
  if (one === undefined || other === undefined) return [...all]
  return all.map((entry, place) => (place === at ? other : place === at + by ? one : entry))
}

/** Questions and choices as they were typed, with the ids that they got when they were saved. */
export const withIds = (typed: readonly AuthoredQuestion[], saved: readonly AuthoredQuestion[]): AuthoredQuestion[] =>
  typed.map((question, place) => {
    const same = saved[place]
    return {
      ...question,
      id: question.id ?? same?.id,
      choices: question.choices.map((choice, at) => ({ ...choice, id: choice.id ?? same?.choices[at]?.id })),
    }
  })
