import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef } from 'react'
import { HandleKeys } from '../../../kernel/drag/row-handle.tsx'
import type { ErrorOf } from '../item-editor.ts'
import { draftText, needsOf, shownErrors } from './drafts/needs.ts'
import { ImportQuestions } from './import-questions.tsx'
import { QuestionCard } from './question-card.tsx'
import { keyOf, newQuestion, stepTarget, withKey, withoutIds } from './questions.ts'
import { useFoldedQuestions } from './use-folded-questions.ts'
import { useQuestionMoves } from './use-question-moves.ts'
import { useQuestionRemoval } from './use-question-removal.ts'

type Props = {
  questions: readonly AuthoredQuestion[]
  isGraded: boolean
  errorOf: ErrorOf
  onChange: (questions: AuthoredQuestion[]) => void
}

/** Edits the questions in order. */
export function QuestionList({ questions, isGraded, errorOf, onChange }: Props) {
  const folds = useFoldedQuestions(questions)
  const add = useRef<HTMLButtonElement>(null)
  const { list, said, say, move, focusOn } = useQuestionMoves(questions, onChange)
  const focusOnAdd = () => add.current?.focus()
  const remove = useQuestionRemoval({ questions, onChange, say, focusOn, focusOnAdd })
  const insert = (at: number, question: AuthoredQuestion) => {
    onChange(questions.toSpliced(at, 0, question))
    focusOn(at, 'textarea')
  }
  const drafts = questions.map((question) => needsOf(question, isGraded))
  return (
    <div ref={list} className="stack" role="group" aria-label="Questions">
      <HandleKeys id="question-keys" />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListTop questions={questions} drafts={drafts} folds={folds} />
      {questions.map((question, at) => {
        const [key, needs] = [keyOf(question, at), drafts[at] ?? []]
        const own = needs.length > 0 ? shownErrors(question, isGraded) : null
        return (
          <QuestionCard
            key={key}
            question={question}
            number={at + 1}
            isGraded={isGraded}
            errorOf={(path) => (own ? own[path]?.[0] : errorOf(`questions.${at}.${path}`))}
            state={needs.length > 0 ? draftText(needs) : undefined}
            listed={{
              isFolded: folds.isFolded(key),
              isDraft: needs.length > 0,
              onFold: (isFolded) => folds.fold(key, isFolded),
              onStep: (step) => move(at, stepTarget(step, at, questions.length)),
              onCopy: () => insert(at + 1, withoutIds(question)),
            }}
            onChange={(changed) => onChange(questions.with(at, changed))}
            onRemove={() => remove(at)}
          />
        )
      })}
      <div className="pool-actions">
        <Button
          ref={add}
          kind="secondary"
          icon="plus"
          onClick={() => insert(questions.length, withKey(newQuestion(isGraded)))}
        >
          Add question
        </Button>
        <ImportQuestions onAdd={(added) => onChange([...questions, ...added.map(withKey)])} />
      </div>
    </div>
  )
}

type Top = {
  questions: readonly AuthoredQuestion[]
  drafts: readonly (readonly string[])[]
  folds: ReturnType<typeof useFoldedQuestions>
}

/** Counts the questions, folds all of them, and says how many are drafts. */
function ListTop({ questions, drafts, folds }: Top) {
  const count = drafts.filter((needs) => needs.length > 0).length
  return (
    <>
      {questions.length > 1 ? (
        <div className="pool-bar">
          <strong>{countOf(questions.length, 'question')}</strong>
          <Button kind="quiet" size="small" onClick={folds.toggleAll}>
            {folds.hasFolded ? 'Unfold all' : 'Fold all'}
          </Button>
        </div>
      ) : null}
      {count > 0 ? (
        <Notice tone="waiting">
          {count === 1 ? 'One question is a draft.' : `${count} questions are drafts.`} Drafts are kept in this browser
          until they are complete.
        </Notice>
      ) : null}
    </>
  )
}
