import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useRef } from 'react'
import type { ErrorOf } from '../item-editor.ts'
import { ImportQuestions } from './import-questions.tsx'
import { QuestionCard } from './question-card.tsx'
import { newQuestion, stepped } from './questions.ts'

type Props = {
  questions: readonly AuthoredQuestion[]
  isGraded: boolean
  errorOf: ErrorOf
  onChange: (questions: AuthoredQuestion[]) => void
}

/** Edits the questions in order. */
export function QuestionList({ questions, isGraded, errorOf, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const add = () => {
    onChange([...questions, newQuestion()])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('fieldset:last-of-type textarea')?.focus())
  }
  return (
    <div ref={list} className="stack" role="group" aria-label="Questions">
      {questions.map((question, at) => (
        <QuestionCard
          key={at}
          question={question}
          number={at + 1}
          isGraded={isGraded}
          errorOf={(path) => errorOf(`questions.${at}.${path}`)}
          onChange={(changed) => onChange(questions.map((one, place) => (place === at ? changed : one)))}
          onStep={(by) => onChange(stepped(questions, at, by))}
          onRemove={() => onChange(questions.toSpliced(at, 1))}
        />
      ))}
      <div className="pool-actions">
        <Button kind="secondary" icon="plus" onClick={add}>
          Add question
        </Button>
        <ImportQuestions onAdd={(added) => onChange([...questions, ...added])} />
      </div>
    </div>
  )
}
