import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useId, useRef } from 'react'
import type { ErrorOf } from '../item-editor.ts'
import { ChoiceRow } from './choice-row.tsx'
import { withRight, type Choice } from './questions.ts'

type Props = {
  question: AuthoredQuestion
  isGraded: boolean
  errorOf: ErrorOf
  onChange: (question: AuthoredQuestion) => void
}

/** The answers of a question, and which of them are correct. */
export function Choices({ question, isGraded, errorOf, onChange }: Props) {
  const group = useId()
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { type, choices } = question
  const mayAdd = type !== 'boolean' && choices.length < 20
  const focusOn = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('.choice-row .input')[at]?.focus())
  const append = () => {
    onChange({ ...question, choices: [...choices, { title: '', is_correct: false }] })
    focusOn(choices.length)
  }
  const remove = (at: number) => {
    const isButtonGone = at === choices.length - 1 || choices.length <= 3
    onChange({ ...question, choices: choices.toSpliced(at, 1) })
    if (isButtonGone) add.current?.focus()
  }
  const set = (at: number, part: Partial<Choice>) =>
    onChange({ ...question, choices: choices.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  // A key corrected long ago may have several correct answers where one can be chosen; radio buttons would show only one of them.
  const isMarkedTwice = type !== 'multiple' && choices.filter(({ is_correct }) => is_correct).length > 1
  return (
    <div ref={list} className="stack">
      {choices.map((choice, at) => (
        <ChoiceRow
          key={at}
          choice={choice}
          number={at + 1}
          group={group}
          isExclusive={type !== 'multiple' && !isMarkedTwice}
          isGraded={isGraded}
          isFixed={type === 'boolean'}
          error={errorOf(`choices.${at}.title`)}
          feedbackError={errorOf(`choices.${at}.feedback`)}
          canRemove={type !== 'boolean' && choices.length > 2}
          onTitle={(title) => set(at, { title })}
          onFeedback={(feedback) => set(at, { feedback })}
          onRight={(is_correct) => onChange(withRight(question, at, is_correct))}
          onRemove={() => remove(at)}
          onEnter={() => (at < choices.length - 1 ? focusOn(at + 1) : mayAdd ? append() : undefined)}
        />
      ))}
      {errorOf('choices') ? (
        <p className="field-error" role="alert">
          {errorOf('choices')}
        </p>
      ) : null}
      {mayAdd ? (
        <div>
          <Button ref={add} kind="quiet" size="small" icon="plus" onClick={append}>
            Add answer
          </Button>
        </div>
      ) : null}
    </div>
  )
}
