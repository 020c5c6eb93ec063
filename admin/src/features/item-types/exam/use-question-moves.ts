import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { useEffect, useRef, useState } from 'react'
import { watchDrops } from '../../../kernel/drag/drag-rows.ts'
import { moved } from './questions.ts'

/** Moves questions by keyboard, buttons and drag, announces the new position and keeps the focus on the moved question. */
export function useQuestionMoves(
  questions: readonly AuthoredQuestion[],
  onChange: (questions: AuthoredQuestion[]) => void,
) {
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const focusOn = (at: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('.question-card')[at]?.querySelector<HTMLElement>(what)?.focus(),
    )
  const move = (at: number, to: number) => {
    if (to < 0 || to >= questions.length || to === at) return
    const label = document.activeElement?.getAttribute('aria-label')
    onChange(moved(questions, at, to))
    setSaid(`Question ${at + 1} is now ${to + 1} of ${questions.length}.`)
    // The numbers in labels follow the position.
    const way = label?.endsWith(' up') ? ' up' : label?.endsWith(' down') ? ' down' : ''
    focusOn(to, way === '' ? '.row-handle' : `[aria-label="Move question ${to + 1}${way}"]`)
  }
  const latest = useRef(move)
  latest.current = move
  useEffect(
    () =>
      watchDrops(['question'], (dragged, over) => {
        const [at, target] = [dragged.id - 1, over.id - 1 + (over.side === 'after' ? 1 : 0)]
        latest.current(at, target > at ? target - 1 : target)
      }),
    [],
  )
  return { list, said, say: setSaid, move, focusOn }
}
