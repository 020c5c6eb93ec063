import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { useId, type Ref } from 'react'
import { RowHandle, type Step } from '../../../kernel/drag/row-handle.tsx'
import { typeLabels } from './questions.ts'

/** How a question of an ordered list is moved, folded and copied; a question of a pool has no such list. */
export type ListedQuestion = {
  isFolded: boolean
  isDraft: boolean
  handle: Ref<HTMLButtonElement>
  onFold: (isFolded: boolean) => void
  onStep: (step: Step) => void
  onCopy: () => void
}
type Props = {
  question: AuthoredQuestion
  number: number
  /** id of the text that names the question */
  name: string
  isGraded: boolean
  listed: ListedQuestion | undefined
  onRemove: () => void
}

/** The number of a question, with buttons to fold, move, copy and remove it. A legend would stand on the border of its card. */
export function QuestionHead({ question, number, name, isGraded, listed, onRemove }: Props) {
  const summary = useId()
  return (
    <div className="question-head">
      <div className="question-line">
        {listed ? (
          <>
            <RowHandle
              name={`question-${number}`}
              title={`question ${number}`}
              handle={listed.handle}
              keys="question-keys"
              onStep={listed.onStep}
            />
            <Fold number={number} name={name} summary={summary} listed={listed} />
          </>
        ) : (
          <span id={name} className="question-name">
            Question {number}
          </span>
        )}
        <div className="question-tools">
          {listed ? <MoveButtons number={number} listed={listed} /> : null}
          <IconButton icon="trash" size="small" label={`Remove question ${number}`} onClick={onRemove} />
        </div>
      </div>
      {listed?.isFolded ? (
        <p id={summary} className="question-summary clamp-2">
          {summaryOf(question, isGraded)}
        </p>
      ) : null}
    </div>
  )
}

/** While a question is folded, its text, type and points stand in for it. */
const summaryOf = ({ title, type, points }: AuthoredQuestion, isGraded: boolean): string =>
  [title.trim() || 'No text yet', typeLabels(isGraded)[type], isGraded ? countOf(points, 'point') : '']
    .filter(Boolean)
    .join(' · ')

type Listed = { number: number; listed: ListedQuestion }

/** Folds and unfolds the question. A folded card unfolds by a click anywhere on it. */
const Fold = ({ number, name, summary, listed }: Listed & { name: string; summary: string }) => (
  <button
    type="button"
    className="question-name question-fold"
    aria-expanded={!listed.isFolded}
    aria-labelledby={listed.isFolded ? `${name} ${summary}` : name}
    onClick={() => listed.onFold(!listed.isFolded)}
  >
    <Icon name={listed.isFolded ? 'chevron-right' : 'chevron-down'} size="small" />
    <span id={name}>Question {number}</span>
    {listed.isDraft ? <Badge tone="waiting">Draft</Badge> : null}
  </button>
)

const MoveButtons = ({ number, listed }: Listed) => (
  <>
    <IconButton
      icon="chevron-up"
      size="small"
      label={`Move question ${number} up`}
      onClick={() => listed.onStep('up')}
    />
    <IconButton
      icon="chevron-down"
      size="small"
      label={`Move question ${number} down`}
      onClick={() => listed.onStep('down')}
    />
    <IconButton icon="copy" size="small" label={`Duplicate question ${number}`} onClick={listed.onCopy} />
  </>
)
