import {
  create_pool_questions,
  delete_pool_question,
  update_pool_question,
  type PoolQuestion,
} from '@portico/shared/contract/exams/question-pools.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { gradedQuestion, type AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { withIds } from '../../item-types/exam/questions.ts'
import type { SaveQueue } from '../../outline/save/save-queue.ts'
import type { EditedQuestion } from './pool-question-row.tsx'
import { useComparison } from './use-comparison.ts'

const setterDebounce_ms = 300

type Options = { pool_id: number; entry: EditedQuestion; queue: SaveQueue; onRemoved: () => void }

/** State of a pool question and its saving: invalid input is not sent, and a failed save keeps the typed values. */
export function usePoolQuestion({ pool_id, entry, queue, onRemoved }: Options) {
  const [typed, setTyped] = useState(entry.question)
  const [errors, setErrors] = useState<FieldErrors>({})
  const key = useId()
  const latest = useRef(typed)
  const before = useRef(typed)
  const own = useRef(entry.saved)
  const clock = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const { conflict, compare } = useComparison(pool_id, (merged, version) => {
    if (own.current) own.current = { ...own.current, version }
    change(merged)
  })
  const run = (sent: AuthoredQuestion, body: AuthoredQuestion) => async () => {
    const saved = await save(pool_id, own.current, body)
    own.current = { id: saved.id, version: saved.version }
    before.current = sent
    if (latest.current !== sent) return
    latest.current = withIds([sent], [saved])[0] ?? sent
    setTyped(latest.current)
  }
  function send() {
    clock.current = undefined
    const sent = latest.current
    const { body, fields } = checkedBody(gradedQuestion, sent)
    setErrors(fields ?? {})
    if (!body) return queue.announce(key, 'wrong')
    const onRefused = (error: unknown) => {
      queue.announce(key, 'wrong')
      if (own.current && error instanceof CallError && error.code === 'general.changed_meanwhile') {
        const edits = { opened: before.current, yours: latest.current }
        void compare(error, { question_id: own.current.id, ...edits }).catch(showFailure)
      } else showFailure(error)
    }
    queue.add({ key, run: run(sent, body), onRefused })
  }
  function change(next: AuthoredQuestion) {
    latest.current = next
    setTyped(next)
    queue.announce(key, 'coming')
    clearTimeout(clock.current)
    clock.current = setTimeout(send, setterDebounce_ms)
  }
  function remove() {
    clearTimeout(clock.current)
    clock.current = undefined
    queue.announce(key, null)
    const { current } = own
    if (current) queue.add({ run: () => removeSaved(pool_id, current.id).then(onRemoved), onRefused: showFailure })
    else onRemoved()
  }
  const leave = () => {
    clearTimeout(clock.current)
    if (clock.current !== undefined) send()
  }
  useEffect(() => leave, [])
  return { typed, change, remove, errors, conflict }
}

const removeSaved = (id: number, question_id: number) => api(delete_pool_question, { params: { id, question_id } })

async function save(pool_id: number, own: EditedQuestion['saved'], question: AuthoredQuestion): Promise<PoolQuestion> {
  if (own)
    return api(update_pool_question, {
      params: { id: pool_id, question_id: own.id },
      body: { question, version: own.version },
    })
  const [made] = await api(create_pool_questions, { params: { id: pool_id }, body: { questions: [question] } })
  if (!made) throw new Error('no question was created')
  return made
}
