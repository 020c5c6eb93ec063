import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { useEffect, useRef, useState } from 'react'
import { outboxOf, queuedAnswers } from '../../outbox/outbox.store.ts'
import { isAttemptOver } from '../../outbox/send-outbox-entry.ts'
import { callFailure } from '../../load/call-failure.ts'
import { createAnswerSaver, type AnswerSaver, type Answers } from './answer-saver.ts'

type Exam = { person_id: number; related_id: number; item_id: number }

/**
 * The answers of the running attempt, each queued until the server has it. `refusal`: why the server rejected the last one; `onOver`: called when the
 * attempt has ended elsewhere.
 */
export function useAnswers({ person_id, related_id, item_id }: Exam, onOver: () => void) {
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)
  const saver = useRef<AnswerSaver | null>(null)
  const attempts = useRef(0)
  const over = useRef(onOver)
  over.current = onOver
  const keeper = outboxOf(person_id)
  const keepAnswersOf = (running: RunningAttempt) => {
    attempts.current = running.attempts
    const of = { person_id, related_id, item_id, attempts: running.attempts }
    saver.current = createAnswerSaver({
      given: running.questions,
      left: queuedAnswers(of),
      keep: (question_id, answer) => void keeper.keep({ kind: 'answer', ...of, question_id, answer: [...answer] }),
      onChange: setAnswers,
    })
    setAnswers(saver.current.answers())
  }
  useEffect(
    () =>
      keeper.listen((one, result) => {
        if (one.kind !== 'answer' || one.related_id !== related_id || one.item_id !== item_id) return
        if (one.attempts !== attempts.current) return
        if (result.state === 'refused' && isAttemptOver(result.error)) return over.current()
        const save = ({ sent: 'saved', kept: 'kept', refused: 'failed' } as const)[result.state]
        saver.current?.heard(one.question_id, { answer: one.answer, save })
        if (result.state === 'refused') setRefusal(callFailure(result.error))
      }),
    [keeper, related_id, item_id],
  )
  const choose = (id: number, answer: readonly number[]) => {
    setRefusal(null)
    saver.current?.choose(id, answer)
  }
  const retry = (id: number) => saver.current?.retry(id)
  return { saver, answers, refusal, setRefusal, keepAnswersOf, choose, retry }
}
