import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useId } from 'react'
import type { ErrorOf } from '../item-editor.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ofType, questionTypes, withRight, type QuestionType } from './questions.ts'
import { QuestionHead } from './question-head.tsx'
import { QuestionPicture } from './question-picture.tsx'

const types = Object.keys(questionTypes) as QuestionType[]

type Props = {
  question: AuthoredQuestion
  number: number
  isGraded: boolean
  errorOf: ErrorOf
  onChange: (question: AuthoredQuestion) => void
  onStep?: (by: 1 | -1) => void
  onRemove: () => void
}

/** A question with its answers, and the explanation that appears once it is answered. */
export function QuestionCard({ question, number, isGraded, errorOf, onChange, onStep, onRemove }: Props) {
  const group = useId()
  const { type, title, explanation, choices } = question
  const setTitle = (at: number, next: string) =>
    onChange({ ...question, choices: choices.map((one, place) => (place === at ? { ...one, title: next } : one)) })
  return (
    <fieldset className="card card-body stack question-card">
      <QuestionHead number={number} onStep={onStep} onRemove={onRemove} />
      <Field label="Question" required error={errorOf('title')}>
        <TextArea rows={2} value={title} onChange={(event) => onChange({ ...question, title: event.target.value })} />
      </Field>
      <TypeAndPoints question={question} isGraded={isGraded} errorOf={errorOf} onChange={onChange} />
      <QuestionPicture question={question} number={number} errorOf={errorOf} onChange={onChange} />
      {choices.map((choice, at) => (
        <ChoiceRow
          key={at}
          choice={choice}
          number={at + 1}
          group={group}
          type={type}
          isGraded={isGraded}
          error={errorOf(`choices.${at}.title`)}
          canRemove={type !== 'boolean' && choices.length > 2}
          onTitle={(next) => setTitle(at, next)}
          onRight={(is_correct) => onChange(withRight(question, at, is_correct))}
          onRemove={() => onChange({ ...question, choices: choices.toSpliced(at, 1) })}
        />
      ))}
      {errorOf('choices') ? (
        <p className="field-error" role="alert">
          {errorOf('choices')}
        </p>
      ) : null}
      {type !== 'boolean' && choices.length < 20 ? (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            onClick={() => onChange({ ...question, choices: [...choices, { title: '', is_correct: false }] })}
          >
            Add answer
          </Button>
        </div>
      ) : null}
      <Field label="Explanation" optional error={errorOf('explanation')}>
        <TextArea
          rows={2}
          value={explanation}
          onChange={(event) => onChange({ ...question, explanation: event.target.value })}
        />
      </Field>
    </fieldset>
  )
}

const TypeAndPoints = ({
  question,
  isGraded,
  errorOf,
  onChange,
}: Pick<Props, 'question' | 'isGraded' | 'errorOf' | 'onChange'>) => (
  <div className="form-grid">
    <Field label="Type">
      <Select
        value={question.type}
        options={types.map((value) => ({ value, label: questionTypes[value] }))}
        onChange={(event) => {
          const next = types.find((one) => one === event.target.value)
          if (next) onChange(ofType(question, next))
        }}
      />
    </Field>
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
