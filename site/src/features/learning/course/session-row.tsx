import type { LearnerSession } from '@portico/shared/contract/catalog/seats.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatSession } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'

/** `instead_of`: the session whose seat is given up for this one. */
export type Press = (session: LearnerSession, instead_of?: number) => void
type Props = {
  session: LearnerSession
  /** the learner's seats in sessions of the same course */
  held: readonly LearnerSession[]
  names_course: boolean
  busy: boolean
  running: string | null
  onReserve: Press
  onCancel: (session: LearnerSession) => void
}

export function SessionRow({ session, names_course, ...actions }: Props) {
  const { id, title, starts_at: from, ends_at: to, time_zone, place, link, course, is_reserved } = session
  const there = formatSession({ from, to, time_zone })
  const here = formatSession({ from, to, time_zone: readerZone() })
  return (
    <li className="card live-session stack" aria-labelledby={`session-${id}`}>
      <h3 id={`session-${id}`}>{title}</h3>
      {names_course && course ? (
        <p>
          <a href={linkTo('overview', { slug: course.slug, related_id: course.related_id })}>{course.title}</a>
        </p>
      ) : null}
      <p>
        <time dateTime={from}>{there}</time>
        {here === there ? null : <span className="small muted">{` Your time: ${here}`}</span>}
      </p>
      {place ? <p>{place}</p> : null}
      {link ? (
        <p>
          <a href={link} rel="noopener">
            Join online<span className="visually-hidden">{`: ${title}`}</span>
          </a>
        </p>
      ) : null}
      <div className="row">
        <SeatsLeft {...session} />
        <Actions session={session} {...actions} />
        {is_reserved ? (
          <LinkButton kind="quiet" size="small" href={`/api/schedules/${id}/calendar`} download>
            Add to calendar<span className="visually-hidden">{`: ${title}`}</span>
          </LinkButton>
        ) : null}
      </div>
    </li>
  )
}

function SeatsLeft({ is_reserved, seats_left }: Pick<LearnerSession, 'is_reserved' | 'seats_left'>) {
  if (is_reserved) return <Badge tone="success">Your seat is reserved</Badge>
  if (seats_left === null) return null
  if (seats_left === 0) return <Badge>Full</Badge>
  return <span>{seats_left === 1 ? '1 seat left' : `${formatCount(seats_left)} seats left`}</span>
}

const hasStarted = (starts_at: string): boolean => new Date(starts_at).getTime() <= Date.now()

function Actions({ session, held, busy, running, onReserve, onCancel }: Omit<Props, 'names_course'>) {
  const { id, title, is_reserved, seats_left, starts_at, course } = session
  const button = (verb: 'reserve' | 'cancel') => ({
    size: 'small' as const,
    busy: running === `${verb} ${id}`,
    disabled: busy && running !== `${verb} ${id}`,
  })
  const name = <span className="visually-hidden">{`: ${title}`}</span>
  if (hasStarted(starts_at)) return <span className="muted">Has started</span>
  if (is_reserved)
    return (
      <Button kind="secondary" {...button('cancel')} onClick={() => onCancel(session)}>
        Cancel seat{name}
      </Button>
    )
  if (seats_left === 0) return null
  const [earlier, ...others] = held
  // With several seats it would not be clear which one to give up.
  const isChange = earlier && others.length === 0 && course !== null
  return (
    <>
      {isChange ? (
        <Button {...button('reserve')} onClick={() => onReserve(session, earlier.id)}>
          Change to this date{name}
        </Button>
      ) : null}
      <Button {...button('reserve')} kind={isChange ? 'quiet' : 'primary'} onClick={() => onReserve(session)}>
        {isChange ? 'Reserve this one, too' : 'Reserve a seat'}
        {name}
      </Button>
    </>
  )
}
