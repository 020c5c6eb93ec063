import type { AuthoredContent, AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Content } from '../../item-editor.ts'
import { keyOf } from '../questions.ts'
import { questionsIn, withQuestions } from './separate-drafts.ts'

/** Ids that saving replaced: the first change after a course was published copies the exam, and its questions and answers get new ids. */
export function createNewIds() {
  const questions = new Map<number, number>()
  const choices = new Map<number, number>()
  const renamed = (question: AuthoredQuestion, place = 0): AuthoredQuestion => {
    const id = latestOf(questions, question.id)
    return {
      ...question,
      // Keep the key, so React and the stored draft still find this question.
      ...(id === question.id ? {} : { id, key: keyOf(question, place) }),
      choices: question.choices.map((choice) => ({ ...choice, id: latestOf(choices, choice.id) })),
    }
  }
  return {
    /** Notes what the server made of the questions it was sent, which it returns in the same order. */
    note(sent: AuthoredContent, saved: AuthoredContent): void {
      for (const [at, question] of questionsIn(sent).entries()) {
        const same = questionsIn(saved)[at]
        noteOne(questions, question.id, same?.id)
        for (const [place, choice] of question.choices.entries()) noteOne(choices, choice.id, same?.choices[place]?.id)
      }
    },
    question: renamed,
    content: (typed: Content): Content =>
      questions.size + choices.size === 0 ? typed : withQuestions(typed, questionsIn(typed).map(renamed)),
  }
}

function noteOne(ids: Map<number, number>, before: number | undefined, after: number | undefined): void {
  if (before === undefined || after === undefined || before === after) return
  ids.set(before, after)
  // Prevents a cycle if an old id returns.
  ids.delete(after)
}

function latestOf(ids: ReadonlyMap<number, number>, id: number | undefined): number | undefined {
  const next = id === undefined ? undefined : ids.get(id)
  return next === undefined ? id : latestOf(ids, next)
}
