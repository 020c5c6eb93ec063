import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { dayAndZone } from '@portico/shared/rules/dates/format-date.ts'
import { useSession } from '../session/session.ts'

/** Shows the date of an instant in the portal's time zone, or a dash if there is none. A zone stands below, so that the column keeps its width. */
export function DayCell({ at }: { at: string | null }) {
  const { time_zone } = useSession().portal
  if (at === null) return <span className="tabular">–</span>
  const { day, zone } = dayAndZone({ at, time_zone, reader_zone: readerZone(), style: 'medium' })
  return (
    <span className="tabular">
      {day}
      {zone === null ? null : <span className="day-zone"> ({zone})</span>}
    </span>
  )
}
