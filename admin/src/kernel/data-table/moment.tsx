import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { useSession } from '../session/session.ts'

/** Shows a date and time in the portal's time zone. */
export function Moment({ at }: { at: string }) {
  const { time_zone } = useSession().portal
  return <span className="tabular">{formatDate({ at, time_zone, style: 'moment' })}</span>
}
