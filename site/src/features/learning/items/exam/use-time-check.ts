import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import type { useAction } from '@portico/shared/kernel/use-action.ts'
import type { Outbox } from '../../outbox/create-outbox.ts'
import { timeOverFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { checkTime } from './check-time.ts'
import { withRunningAttempt } from './exam-phase.ts'
import { timeLeft_ms } from './time-left.ts'
import type { useExamPhase } from './use-exam-phase.ts'

type Page = Pick<ReturnType<typeof useExamPhase>, 'setPhase' | 'load'> &
  Pick<ReturnType<typeof useAction>, 'run'> & { keeper: Outbox }

/** Asks the server for the time left in the running attempt and shows the time, or the result if it is over. */
export function useTimeCheck(of: { related_id: number; item_id: number }, { setPhase, load, run, keeper }: Page) {
  const { apply } = usePlayer()
  return (running: RunningAttempt) =>
    run(
      async () => {
        const found = await checkTime(keeper, { ...of, attempts: running.attempts })
        if (found.state === 'goes_on') return setPhase((now) => withRunningAttempt(now, found.running))
        if (found.after) apply(found.after)
        await load(true)
        window.scrollTo(0, 0)
      },
      // While time is left, show no error: saving the answers already reports an unreachable server.
      { textOf: (error) => (timeLeft_ms(running) === 0 ? timeOverFailure(error) : null) },
    )
}
