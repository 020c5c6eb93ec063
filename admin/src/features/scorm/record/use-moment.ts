import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Returns a function that formats an instant in the portal's time zone. */
export function useMoment(): (at: string) => string {
  const { portal } = useSession()
  return (at) => formatDate({ at: new Date(at), time_zone: portal.time_zone, style: 'moment' })
}
