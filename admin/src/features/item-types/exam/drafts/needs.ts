import { hasOneRightAnswer } from '@portico/shared/item-types/one-right-answer.ts'
import { gradedQuestion, plainQuestion, type AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'

const required = errorMessage('validation.required')

/** Says what a question lacks before it can be saved; empty for a finished one. */
export function needsOf(question: AuthoredQuestion, isGraded: boolean): string[] {
  const errors = errorsOf(question, isGraded)
  if (Object.keys(errors).length === 0) return []
  const empty = question.choices.flatMap(({ title }, at) => (title.trim() === '' ? [at + 1] : []))
  const marked = question.choices.some(({ is_correct }) => is_correct)
  const needs = [
    question.title.trim() === '' ? 'the text of the question' : '',
    empty.length === 1
      ? `the text of answer ${empty[0]}`
      : empty.length > 1
        ? `the text of ${empty.length} answers`
        : '',
    isGraded && !marked ? 'a correct answer' : '',
    isGraded && marked && !hasOneRightAnswer(question) ? 'exactly one correct answer' : '',
  ].filter(Boolean)
  return needs.length > 0 ? needs : ['another look at the marked fields']
}

/** Messages of a question's fields, except for those that are still empty: `needsOf` names them, and nothing is red before it was typed. */
export const shownErrors = (question: AuthoredQuestion, isGraded: boolean): FieldErrors =>
  Object.fromEntries(
    Object.entries(errorsOf(question, isGraded)).filter(([, messages]) => !messages.includes(required)),
  )

const errorsOf = (question: AuthoredQuestion, isGraded: boolean): FieldErrors =>
  checkedBody(isGraded ? gradedQuestion : plainQuestion, question).fields ?? {}

/** 'Draft, not saved yet: it needs the text of the question and a correct answer.' */
export function draftText(needs: readonly string[]): string {
  const last = needs.at(-1) ?? ''
  const listed = needs.length > 1 ? `${needs.slice(0, -1).join(', ')} and ${last}` : last
  return `Draft, not saved yet: it needs ${listed}.`
}
