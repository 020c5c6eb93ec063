import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useId, useRef } from 'react'
import { dragRow } from '../../../kernel/drag/drag-rows.ts'
import type { ErrorOf } from '../item-editor.ts'
import { Choices } from './choices.tsx'
import { ofType, questionTypes, typeLabels, type QuestionType } from './questions.ts'
import { QuestionHead, type ListedQuestion } from './question-head.tsx'
import { QuestionPicture } from './question-picture.tsx'

const types = Object.keys(questionTypes) as QuestionType[]

type Fields = {
  question: AuthoredQuestion
  number: number
  isGraded: boolean
  errorOf: ErrorOf
  onChange: (question: AuthoredQuestion) => void
}
type Props = Fields & {
  /** for a question of an ordered list */
  listed?: Omit<ListedQuestion, 'handle'>
  /** why it is not saved yet */
  state?: string | undefined
  onRemove: () => void
}

/** A question with its answers, and the explanation that appears once it is answered. */
export function QuestionCard({ state, listed, onRemove, ...props }: Props) {
  const { question, number, isGraded } = props
  const card = useRef<HTMLFieldSetElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const name = useId()
  const isListed = listed !== undefined
  useEffect(() => {
    const held = handle.current?.closest<HTMLElement>('.question-head')
    if (isListed && card.current && handle.current && held)
      return dragRow(card.current, handle.current, { kind: 'question', id: number }, { held })
    return undefined
  }, [isListed, number])
  return (
    <fieldset
      ref={card}
      className="card card-body stack question-card"
      aria-labelledby={name}
      data-folded={listed?.isFolded ? '' : undefined}
    >
      <QuestionHead
        name={name}
        question={question}
        number={number}
        isGraded={isGraded}
        listed={listed && { ...listed, handle }}
        onRemove={onRemove}
      />
      {state === undefined ? null : <StatusMark tone="waiting">{state}</StatusMark>}
      {listed?.isFolded ? null : <QuestionFields {...props} />}
    </fieldset>
  )
}

function QuestionFields({ question, number, isGraded, errorOf, onChange }: Fields) {
  const { title, explanation } = question
  return (
    <>
      <Field label="Question" required error={errorOf('title')}>
        <TextArea rows={2} value={title} onChange={(event) => onChange({ ...question, title: event.target.value })} />
      </Field>
      <TypeAndPoints question={question} isGraded={isGraded} errorOf={errorOf} onChange={onChange} />
      <QuestionPicture question={question} number={number} errorOf={errorOf} onChange={onChange} />
      <Choices question={question} isGraded={isGraded} errorOf={errorOf} onChange={onChange} />
      <Field label="Explanation" optional error={errorOf('explanation')}>
        <TextArea
          rows={2}
          value={explanation}
          onChange={(event) => onChange({ ...question, explanation: event.target.value })}
        />
      </Field>
    </>
  )
}

const TypeAndPoints = ({
  question,
  isGraded,
  errorOf,
  onChange,
}: Pick<Fields, 'question' | 'isGraded' | 'errorOf' | 'onChange'>) => (
  <div className="form-grid">
    <div className="wide">
      <Field label="Type">
        <Select
          value={question.type}
          options={types.map((value) => ({ value, label: typeLabels(isGraded)[value] }))}
          onChange={(event) => {
            const next = types.find((one) => one === event.target.value)
            if (next) onChange(ofType(question, next, isGraded))
          }}
        />
      </Field>
    </div>
    {isGraded ? (
      <Field label="Points" required error={errorOf('points')}>
        <TextInput
          type="number"
          min={1}
          max={100}
          value={question.points}
          onChange={(event) => onChange({ ...question, points: Number(event.target.value) })}
        />
      </Field>
    ) : null}
  </div>
)
