import { restart_sco, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { useState, type RefObject } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { startFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { isLastPart, nextPart } from './parts.ts'
import type { ScormMessage } from './scorm-message.ts'
import { useEndedPart } from './use-ended-part.ts'
import { useFinishParts } from './use-finish-parts.ts'
import type { Launch, OnFailure } from './use-launch.ts'
import { usePartLines } from './use-part-lines.ts'

type Options = {
  launch: Launch | null
  frame: RefObject<HTMLIFrameElement | null>
  own: RefObject<Window | null>
  start: (sco: string) => Promise<void>
  onFailure: OnFailure
}

/** The parts of a package: the current one, their statuses, and moving between them. */
export function useParts({ launch, frame, own, start, onFailure }: Options) {
  const { item, view } = usePlayer()
  const { related_id, access } = view.course
  const { goingTo, afterEnd, onEnded } = useEndedPart({ launch, frame, own, onFailure })
  const { several, lines, visited, reload, heard } = usePartLines(launch, onEnded)
  const current = launch?.scorm_module.sco ?? ''
  // A part that began again still reads "failed" until it is passed; it is not offered again before it has ended.
  const [restarted, setRestarted] = useState<ReadonlySet<string>>(new Set())
  const finish = useFinishParts({ current, afterEnd, reload, start, onFailure })

  /** Opens another part. If it waited for the current one and still does, that one opens again. */
  const goTo = (sco: string): void =>
    afterEnd(sco, async () => {
      const lockOf = (all: readonly ScoLine[]) => all.find(({ identifier }) => identifier === sco)?.locked_by ?? null
      const locked = lockOf(lines) === null ? null : lockOf(await reload().catch(() => []))
      await start(locked === null ? sco : current)
      if (locked !== null)
        onFailure({ text: errorMessage('learning.item_locked', { title: locked }), retry: () => goTo(sco) })
    })
  /** Starts a part that was not passed from its beginning. */
  const startAgain = (sco: string): void =>
    afterEnd(sco, async () => {
      try {
        await call(restart_sco, { params: { id: item.id }, body: { related_id, sco } })
      } catch (error) {
        await start(current)
        return onFailure({ text: startFailure(error), retry: () => startAgain(sco) })
      }
      setRestarted((before) => new Set([...before, sco]))
      await start(sco)
    })
  const hear = (message: ScormMessage): void => {
    heard(message)
    if (message.state === 'finished') setRestarted((before) => new Set([...before].filter((sco) => sco !== current)))
  }
  const mayChange = access === 'full'
  const failed = lines.filter(({ status, identifier }) => status === itemProgress.failed && !restarted.has(identifier))
  return {
    hasSeveral: several,
    lines,
    current,
    score: lines.find(({ identifier }) => identifier === current)?.score ?? null,
    /** the open part needs nothing more; until then its own buttons lead on */
    isOver: lines.some((line) => line.identifier === current && isDone(line.status)),
    goingTo,
    goTo,
    heard: hear,
    restarted,
    finish,
    startAgain,
    mayStartAgain: mayChange,
    hasFailed: mayChange && failed.some(({ identifier }) => identifier === current),
    canFinish:
      several && mayChange && !isDone(item.itemable.status) && isLastPart(lines, { current, visited, restarted }),
    next: several ? nextPart(lines, current, visited) : null,
  }
}
