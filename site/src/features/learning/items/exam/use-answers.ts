import { make_answer, type RunningTry } from '@portico/shared/contract/exams.ts'
import { useRef, useState } from 'react'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { callFailure } from '../../load/call-failure.ts'
import { createAnswerSaver, type AnswerSaver, type Answers } from './answer-saver.ts'

/** The answers of the running try, each saved as it is given; `refusal` says why the server did not take the last one. */
export function useAnswers(item_id: number, related_id: number) {
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)
  const saver = useRef<AnswerSaver | null>(null)
  const keepAnswersOf = (running: RunningTry) => {
    saver.current = createAnswerSaver({
      given: running.questions,
      send: async (question_id, answer) =>
        void (await call(make_answer, { params: { item_id }, body: { related_id, question_id, answer: [...answer] } })),
      onChange: setAnswers,
      onRefused: (error) => setRefusal(callFailure(error)),
    })
    setAnswers(saver.current.answers())
  }
  return { saver, answers, refusal, setRefusal, keepAnswersOf }
}
