import type { Session } from '@portico/shared/contract/catalog/schedules.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatSession } from '@portico/shared/rules/dates/format-date.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

/**
 * A session as schema.org EducationEvent. Its organizer is the core portal wherever it is shown. The link to join is not public, so an online session
 * leads to the page that shows it to those who may join.
 */
export function sessionData(session: Session, { url }: Pick<PublicPortal, 'url'>) {
  const { title, starts_at, ends_at, time_zone, place, is_online, seats, organizer, course } = session
  const page = course?.url ?? absoluteUrl(linkTo('schedule'), url)
  const places = [
    ...(place ? [{ '@type': 'Place', ...placeData(place) }] : []),
    ...(is_online ? [{ '@type': 'VirtualLocation', url: page }] : []),
  ]
  const mode = place && is_online ? 'Mixed' : is_online ? 'Online' : 'Offline'
  const about = course ? `A live session of “${course.title}”.` : 'A live session.'
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: title,
    description: `${about} ${formatSession({ from: starts_at, to: ends_at, time_zone })}`,
    startDate: starts_at,
    endDate: ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(places.length > 0 ? { location: places } : {}),
    ...(seats === null ? {} : { maximumAttendeeCapacity: seats }),
    organizer: { '@type': 'Organization', name: organizer.name, url: absoluteUrl('/', organizer.url) },
    url: page,
  }
}

/** Splits "Crane yard, 4100 Donovan Way, Las Vegas" into the place's name and its address; a place that begins with a house number has no name. */
function placeData(place: string): { name: string; address: string } {
  const [name = place, ...address] = place.split(', ')
  return address.length === 0 || /^\d/.test(name)
    ? { name: place, address: place }
    : { name, address: address.join(', ') }
}
