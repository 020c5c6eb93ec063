import type { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

type Session = Data<typeof list_schedules>[number]

/** A session as schema.org EducationEvent with place and time; online if it has a link. Its organizer is the core portal wherever it is shown. */
export function sessionData(session: Session, { url }: Pick<PublicPortal, 'url'>) {
  const { title, starts_at, ends_at, place, link, seats, organizer, course } = session
  const places = [
    ...(place ? [{ '@type': 'Place', name: place, address: place }] : []),
    ...(link ? [{ '@type': 'VirtualLocation', url: link.startsWith('/') ? absoluteUrl(link, url) : link }] : []),
  ]
  const mode = place && link ? 'Mixed' : link ? 'Online' : 'Offline'
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: title,
    startDate: starts_at,
    endDate: ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(places.length > 0 ? { location: places } : {}),
    maximumAttendeeCapacity: seats,
    organizer: { '@type': 'Organization', name: organizer.name, url: absoluteUrl('/', organizer.url) },
    url: course?.url ?? absoluteUrl(linkTo('schedule'), url),
  }
}
