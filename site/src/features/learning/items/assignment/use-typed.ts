import { useEffect, useRef, useState } from 'react'
import { forgetShownVersion, setShownVersion } from '../../outbox/draft-versions.ts'
import { outboxOf } from '../../outbox/outbox.store.ts'
import { draftIn } from '../../outbox/send-outbox-entry.ts'
import type { SaveStatus } from '../../player/player-bar.tsx'
import { saved, saving } from '../../player/use-item-completion.ts'
import { useDraftConflict, type Draft } from './use-draft-conflict.ts'

type Of = { person_id: number; related_id: number; item_id: number }
type Typed = { attempt: number; text: string }
const pause_ms = 600

/** Draft text of an attempt, stored on this device until the server has saved it. */
export function useTyped(of: Of, onRefused: (text: string) => void) {
  const keeper = outboxOf(of.person_id)
  const [text, setText] = useState('')
  const [save, setSave] = useState<SaveStatus>(null)
  const { other, endConflict } = useDraftConflict(of)
  const typed = useRef<Typed | null>(null)
  const timer = useRef(0)
  /** how often text was typed or saved: a draft that was read before must not replace it */
  const edits = useRef(0)

  /** Saves the text; returns whether it may be submitted. */
  const keep = async (now: Typed): Promise<boolean> => {
    clearTimeout(timer.current)
    setSave(saving)
    const result = await keeper.keep({ kind: 'draft', ...of, ...now })
    edits.current += 1
    if (result.state === 'sent' && typed.current?.text === now.text) typed.current = null
    if (result.state !== 'refused') {
      setSave(result.state === 'sent' ? saved : null)
      return true
    }
    setSave(null)
    if (draftIn(result.error) === null) onRefused(result.error.message)
    return false
  }
  const keepTyped = () => void (typed.current && keep(typed.current))
  const type = (attempt: number, words: string) => {
    setText(words)
    edits.current += 1
    typed.current = { attempt, text: words }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(keepTyped, pause_ms)
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
    endConflict()
  }
  const chooseOther = (attempt: number) => {
    if (other === null) return
    clear()
    begin(attempt, other)
  }
  const chooseOwn = (attempt: number) => {
    if (other === null) return
    setShownVersion(of, other.version)
    endConflict()
    type(attempt, text)
    keepTyped()
  }
  useOnLeave(() => {
    forgetShownVersion(of)
    keepTyped()
  })
  return { edits: () => edits.current, text, save, other, keep, type, begin, clear, chooseOther, chooseOwn }
}

/** Calls `leave` of the last render when the page shows another item or none. */
function useOnLeave(leave: () => void): void {
  const last = useRef(leave)
  last.current = leave
  useEffect(() => () => last.current(), [])
}
