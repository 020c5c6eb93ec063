import { useEffect, useRef, useState } from 'react'
import { forgetShownVersion, setShownVersion } from '../../outbox/draft-versions.ts'
import { outboxOf } from '../../outbox/outbox.store.ts'
import { draftIn } from '../../outbox/send-outbox-entry.ts'
import type { SaveStatus } from '../../player/player-bar.tsx'
import { saved, saving } from '../../player/use-item-completion.ts'

type Of = { person_id: number; related_id: number; item_id: number }
type Draft = { text: string; version: string }
const pause_ms = 600

/** Draft text of an attempt, stored on this device until the server has saved it. */
export function useTyped(of: Of, onRefused: (text: string) => void) {
  const keeper = outboxOf(of.person_id)
  const [text, setText] = useState('')
  const [save, setSave] = useState<SaveStatus>(null)
  /** what another tab or device saved meanwhile; null without a conflict */
  const [other, setOther] = useState<Draft | null>(null)
  const typed = useRef<{ attempt: number; text: string } | null>(null)
  const timer = useRef(0)
  /** how often text was typed or saved: a draft that was read before must not replace it */
  const edits = useRef(0)

  /** Saves what was typed; returns whether nothing stands against submitting it. */
  const keep = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const now = typed.current
    if (now === null) return other === null
    setSave(saving)
    const result = await keeper.keep({ kind: 'draft', ...of, ...now })
    edits.current += 1
    if (result.state === 'sent' && typed.current === now) typed.current = null
    if (result.state !== 'refused') {
      setSave(result.state === 'sent' ? saved : null)
      return true
    }
    setSave(null)
    if (draftIn(result.error) === null) onRefused(result.error.message)
    return false
  }
  const type = (attempt: number, words: string) => {
    setText(words)
    edits.current += 1
    typed.current = { attempt, text: words }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void keep(), pause_ms)
  }
  /** Shows a stored draft that was read after `edits` changes, unless there was another one or text waits to be saved. */
  const begin = (attempt: number, kept: Draft, since = edits.current) => {
    if (typed.current?.attempt === attempt || since !== edits.current) return
    setText(kept.text)
    setShownVersion(of, kept.version)
  }
  const clear = () => {
    typed.current = null
    setText('')
    setSave(null)
    setOther(null)
  }
  const chooseOther = (attempt: number) => {
    if (other === null) return
    clear()
    begin(attempt, other)
  }
  const chooseOwn = (attempt: number) => {
    if (other === null) return
    setShownVersion(of, other.version)
    setOther(null)
    type(attempt, text)
    void keep()
  }
  const last = useRef(keep)
  last.current = keep
  useEffect(() => {
    const deaf = keeper.listen((one, result) => {
      if (one.kind === 'draft' && one.related_id === of.related_id && one.item_id === of.item_id)
        setOther(result.state === 'refused' ? draftIn(result.error) : null)
    })
    return () => {
      deaf()
      forgetShownVersion(of)
      void last.current()
    }
  }, [keeper, of.related_id, of.item_id])
  return { edits: () => edits.current, text, save, other, keep, type, begin, clear, chooseOther, chooseOwn }
}
