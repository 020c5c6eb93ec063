import { useEffect, useRef, useState } from 'react'
import { outboxOf } from '../../outbox/outbox.store.ts'
import type { SaveStatus } from '../../player/player-bar.tsx'
import { saved, saving } from '../../player/use-item-completion.ts'

type Of = { person_id: number; related_id: number; item_id: number }
const pause_ms = 600

/** Draft text of an attempt, stored on this device until the server has saved it. */
export function useTyped(of: Of, onRefused: (text: string) => void) {
  const keeper = outboxOf(of.person_id)
  const [text, setText] = useState('')
  const [save, setSave] = useState<SaveStatus>(null)
  const typed = useRef<{ attempt: number; text: string } | null>(null)
  const timer = useRef(0)

  const keep = async () => {
    clearTimeout(timer.current)
    const now = typed.current
    if (now === null) return
    setSave(saving)
    const result = await keeper.keep({ kind: 'draft', ...of, ...now })
    if (result.state === 'refused') onRefused(result.error.message)
    else setSave(result.state === 'sent' ? saved : null)
  }
  const type = (attempt: number, words: string) => {
    setText(words)
    typed.current = { attempt, text: words }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void keep(), pause_ms)
  }
  /** Restores the stored draft, unless text was already entered for that attempt. */
  const begin = (attempt: number, kept: string) => {
    if (typed.current?.attempt !== attempt) setText(kept)
  }
  const clear = () => {
    typed.current = null
    setText('')
    setSave(null)
  }
  const last = useRef(keep)
  last.current = keep
  useEffect(() => () => void last.current(), [])
  return { text, save, keep, type, begin, clear }
}
