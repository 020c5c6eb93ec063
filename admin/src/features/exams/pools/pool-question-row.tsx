import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { questionTypes } from '../../item-types/exam/questions.ts'
import { QuestionCard } from '../../item-types/exam/question-card.tsx'
import type { SaveQueue } from '../../outline/save/save-queue.ts'
import { usePoolQuestion } from './use-pool-question.ts'

export type EditedQuestion = {
  question: AuthoredQuestion
  /** null until first saved */
  saved: { id: number; version: string } | null
  isOpen: boolean
}
type Props = {
  pool_id: number
  entry: EditedQuestion
  number: number
  queue: SaveQueue
  mayEdit: boolean
  onRemoved: () => void
}
const labels: Readonly<Record<string, string>> = {
  title: 'Question',
  type: 'Type',
  points: 'Points',
  explanation: 'Explanation',
  picture: 'Picture',
  picture_alt: 'What the picture shows',
  choices: 'Answers',
}

/** A question of a pool: one line, or a card while it is being edited. */
export function PoolQuestionRow({ entry, number, mayEdit, ...props }: Props) {
  const [isOpen, setOpen] = useState(entry.isOpen)
  const { typed, change, remove, errors, conflict } = usePoolQuestion({ entry, ...props })
  return (
    <>
      {isOpen ? (
        <fieldset className="plain-fieldset stack" disabled={!mayEdit} aria-label={`Question ${number}`}>
          {Object.keys(errors).length > 0 ? (
            <Notice tone="failed">Not saved yet: some fields need your attention.</Notice>
          ) : null}
          <QuestionCard
            question={typed}
            number={number}
            isGraded
            errorOf={(path) => errors[path]?.[0]}
            onChange={change}
            onRemove={remove}
          />
        </fieldset>
      ) : (
        <p className="pool-question">
          <span>
            <strong>{typed.title || 'New question'}</strong>
            <span className="small muted">{`${questionTypes[typed.type]} · ${countOf(typed.points, 'point')}`}</span>
          </span>
        </p>
      )}
      <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : mayEdit ? 'Edit' : 'Show'}
        <span className="visually-hidden">{` question ${number}`}</span>
      </Button>
      <ConflictDialog
        conflict={conflict}
        labelOf={(name) => labels[name] ?? name}
        show={(_, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
      />
    </>
  )
}
