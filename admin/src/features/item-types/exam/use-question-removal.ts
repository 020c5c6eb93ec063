import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { useEffect, useRef } from 'react'
import { undoable, type Undoable } from '../../../kernel/undo/undoable.ts'

type List = {
  questions: readonly AuthoredQuestion[]
  onChange: (questions: AuthoredQuestion[]) => void
  /** announces what happened; an empty text clears the last announcement */
  say: (text: string) => void
  /** focuses the part of a question that this selector finds */
  focusOn: (at: number, part: string) => void
  focusOnAdd: () => void
}

/** Removes questions, with undo while their editor is open: a removal is saved at once, like every change. */
export function useQuestionRemoval(list: List): (at: number) => void {
  const latest = useRef(list)
  latest.current = list
  const offered = useRef<Undoable | null>(null)
  // The list that the question would return to is gone then.
  useEffect(
    () => () => {
      if (offered.current !== null && undoable.offered() === offered.current) undoable.dismiss()
    },
    [],
  )
  const restore = (question: AuthoredQuestion, at: number) => {
    const { questions, onChange, say, focusOn } = latest.current
    const place = Math.min(at, questions.length)
    onChange(questions.toSpliced(place, 0, question))
    say(`Question ${place + 1} is back.`)
    focusOn(place, '.question-fold')
  }
  return (at) => {
    const { questions, onChange, say, focusOn, focusOnAdd } = latest.current
    const question = questions[at]
    if (!question) return
    onChange(questions.toSpliced(at, 1))
    say('')
    if (questions.length > 1) focusOn(Math.min(at, questions.length - 2), '.question-fold')
    else focusOnAdd()
    offered.current = { text: `Question ${at + 1} was removed.`, onUndo: () => restore(question, at) }
    undoable.offer(offered.current)
  }
}
