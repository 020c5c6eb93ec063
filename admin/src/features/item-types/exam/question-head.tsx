import { IconButton } from '@portico/shared/ui/icon-button.tsx'

/** The number of a question, with buttons to move and remove it. */
export const QuestionHead = ({
  number,
  onStep,
  onRemove,
}: {
  number: number
  /** undefined if the order doesn't matter */
  onStep: ((by: 1 | -1) => void) | undefined
  onRemove: () => void
}) => (
  <legend className="question-head">
    <span>Question {number}</span>
    {onStep ? (
      <>
        <IconButton icon="chevron-up" size="small" label={`Move question ${number} up`} onClick={() => onStep(-1)} />
        <IconButton icon="chevron-down" size="small" label={`Move question ${number} down`} onClick={() => onStep(1)} />
      </>
    ) : null}
    <IconButton icon="trash" size="small" label={`Remove question ${number}`} onClick={onRemove} />
  </legend>
)
