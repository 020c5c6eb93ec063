import { storedText } from '@portico/shared/browser/stored.ts'
import { list_scorm_openings, report_scorm_problem } from '@portico/shared/contract/scorm/records.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { useEffect, useState } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { keptFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'

type Openings = Data<typeof list_scorm_openings>

/** A learner's problem report, stored in this browser until sent. The player sends its recording first. */
export function useProblem({ tellPlayer, onSent }: { tellPlayer: () => void; onSent: () => void }) {
  const { item, view } = usePlayer()
  const { related_id } = view.course
  const kept = storedText(`portico:problem:${related_id}:${item.id}`, 'local')
  const [words, setWords] = useState(() => kept.read() ?? '')
  const { busy, failure, run } = useAction(keptFailure)
  const [openings, setOpenings] = useState<Openings>([])
  useEffect(() => {
    call(list_scorm_openings, { params: { id: item.id }, query: { related_id } }).then(setOpenings, () => {})
    tellPlayer()
  }, [])
  const change = (next: string): void => {
    setWords(next)
    kept.write(next)
  }
  const send = (): Promise<void> =>
    run(async () => {
      await call(report_scorm_problem, { params: { id: item.id }, body: { related_id, message: words } })
      change('')
      onSent()
    })
  return { words, change, busy, failure, openings, send }
}
