import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import type { Ref } from 'react'
import { RowHandle, type Step } from '../../../kernel/drag/row-handle.tsx'
import { questionTypes } from './questions.ts'

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
  isGraded: boolean
  listed: ListedQuestion | undefined
  onRemove: () => void
}

/** The number of a question, with buttons to fold, move, copy and remove it. */
export const QuestionHead = ({ question, number, isGraded, listed, onRemove }: Props) => (
  <legend className="question-head">
    {listed ? (
      <>
        <RowHandle
          name={`question-${number}`}
          title={`question ${number}`}
          handle={listed.handle}
          keys="question-keys"
          onStep={listed.onStep}
        />
        <FoldedTitle question={question} number={number} isGraded={isGraded} listed={listed} />
        <MoveButtons number={number} listed={listed} />
      </>
    ) : (
      <span className="question-name">Question {number}</span>
    )}
    <IconButton icon="trash" size="small" label={`Remove question ${number}`} onClick={onRemove} />
  </legend>
)

type Listed = { number: number; listed: ListedQuestion }

/** Unfolds the question. While it is folded, its text, type and points stand in for it. */
const FoldedTitle = ({ question, number, isGraded, listed }: Listed & Pick<Props, 'question' | 'isGraded'>) => (
  <button
    type="button"
    className="question-name question-fold"
    aria-expanded={!listed.isFolded}
    onClick={() => listed.onFold(!listed.isFolded)}
  >
    <Icon name={listed.isFolded ? 'chevron-right' : 'chevron-down'} size="small" />
    <span className="question-name-text">
      Question {number}
      {listed.isFolded ? (
        <span className="question-folded">
          {[
            question.title.trim() || 'No text yet',
            questionTypes[question.type],
            isGraded ? countOf(question.points, 'point') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ) : null}
    </span>
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
