import {
  cancel_seat,
  list_learner_sessions,
  reserve_seat,
  type LearnerSession,
} from '@portico/shared/contract/catalog/seats.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { browserCall as call } from '../../../kernel/browser-call.ts'
import { SessionRow, type Press } from './session-row.tsx'

type Props = {
  title: string
  /** null: they could not be loaded */
  sessions: readonly LearnerSession[] | null
  /** reads them again after a change */
  read: () => Promise<readonly LearnerSession[]>
  /** whether each names its course, outside of the course's own pages */
  names_course?: boolean
}

function useSeats({ sessions, read }: Pick<Props, 'sessions' | 'read'>) {
  const [fresh, setFresh] = useState<readonly LearnerSession[] | null>(null)
  const [asked, setAsked] = useState<LearnerSession | null>(null)
  const [done, setDone] = useState('')
  const { busy, running, failure, run } = useAction<string>(failureText)
  const change = (name: string, work: () => Promise<unknown>, said: string) =>
    void run(
      async () => {
        setDone('')
        // Also after a refusal: it comes from something that changed meanwhile.
        await work().finally(() => read().then(setFresh, () => {}))
        setDone(said)
      },
      { name },
    )
  const press: Press = ({ id, title }, instead_of) =>
    change(
      `reserve ${id}`,
      () => call(reserve_seat, { params: { id }, body: { instead_of } }),
      `Your seat in “${title}” is reserved.`,
    )
  const giveUp = ({ id, title }: LearnerSession) => {
    setAsked(null)
    change(`cancel ${id}`, () => call(cancel_seat, { params: { id } }), `Your seat in “${title}” is canceled.`)
  }
  return { shown: fresh ?? sessions, asked, setAsked, done, busy, running, failure, press, giveUp }
}

/** Upcoming live sessions with the learner's seats, which can be reserved, moved to another date and canceled here. */
export function LiveSessions({ title, sessions, read, names_course = false }: Props) {
  const { shown, asked, setAsked, done, busy, running, failure, press, giveUp } = useSeats({ sessions, read })
  if (shown === null) return <Notice>Live sessions could not be loaded. Reload the page to see them.</Notice>
  if (shown.length === 0) return null
  return (
    <section className="stack" aria-labelledby="live-sessions">
      <h2 id="live-sessions">{title}</h2>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <p role="status" className={done ? undefined : 'visually-hidden'}>
        {done}
      </p>
      <ul className="stack live-sessions">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            held={shown.filter((other) => other.is_reserved && other.course?.id === session.course?.id)}
            {...{ names_course, busy, running }}
            onReserve={press}
            onCancel={setAsked}
          />
        ))}
      </ul>
      <p className="small muted">The organizer sees the name and email of everyone with a seat.</p>
      <ConfirmDialog
        open={asked !== null}
        title="Cancel your seat?"
        confirmLabel="Cancel my seat"
        cancelLabel="Keep it"
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && giveUp(asked)}
      >
        {asked ? `Your seat in “${asked.title}” becomes free for others.` : null}
      </ConfirmDialog>
    </section>
  )
}

/** Reads the sessions of one enrollment, or with its own seats and what is open to everyone. */
export const readSessions = (related_id: number): Promise<readonly LearnerSession[]> =>
  call(list_learner_sessions, { query: { related_id } })
export const readOwnSessions = async (): Promise<readonly LearnerSession[]> =>
  (await call(list_learner_sessions, { query: {} })).filter(({ is_reserved, course }) => is_reserved || course === null)
