import { Picture } from '@portico/shared/ui/picture.tsx'
import type { show_claim } from '@portico/shared/contract/orders/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatDuration } from '@portico/shared/ui/format-duration.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import type { ReactNode } from 'react'
import { Waiting } from '../../kernel/waiting.tsx'

type Claim = Data<typeof show_claim>

/** The offered course and who it is from: the first thing an invited person sees. */
export function ClaimOffer({
  claim: { course, from, invited, is_from_portal },
  children,
}: {
  claim: Claim
  children: ReactNode
}) {
  const facts = [
    course.duration_minutes > 0 ? (['clock', formatDuration(course.duration_minutes)] as const) : null,
    course.has_certificate ? (['award', 'Certificate at the end'] as const) : null,
    invited?.due_on ? (['calendar', `Complete by ${formatCalendarDay(invited.due_on, 'long')}`] as const) : null,
    ['check', is_from_portal ? 'No cost to you.' : 'Paid for. No cost to you.'] as const,
  ].filter((fact) => fact !== null)
  return (
    <div className="claim">
      <div className="claim-offer">
        {course.thumbnail ? (
          <Picture
            className="claim-picture"
            src={course.thumbnail}
            sizes="(width < 768px) 92vw, 480px"
            width={640}
            height={360}
          />
        ) : (
          <span className="claim-picture" />
        )}
        <div className="stack">
          <p className="claim-from">{offerText({ from, is_from_portal })}</p>
          <h1>{course.title}</h1>
          {course.subtitle ? <p className="lead">{course.subtitle}</p> : null}
          <ul className="claim-facts">
            {facts.map(([icon, text]) => (
              <li key={icon}>
                <Icon name={icon} /> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="card account-card stack">{children}</div>
    </div>
  )
}

const offerText = ({ from, is_from_portal }: Pick<Claim, 'from' | 'is_from_portal'>): string => {
  if (is_from_portal) return `${from} has invited you`
  return from ? `${from} has a seat for you` : 'You’ve been offered a seat'
}

/** In the size of the content, to avoid a layout shift. */
export const ClaimSkeleton = () => (
  <Waiting label="Loading your seat…">
    <div className="claim">
      <div className="claim-offer">
        <span className="claim-picture skeleton" />
        <div className="stack">
          <span className="skeleton skeleton-line" />
          <span className="skeleton skeleton-title" />
          <span className="skeleton skeleton-line" />
        </div>
      </div>
      <div className="card account-card claim-wait" />
    </div>
  </Waiting>
)
