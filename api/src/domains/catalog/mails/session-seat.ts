import { formatSession } from '@portico/shared/rules/dates/format-date.ts'
import type { SeatNews } from '../../../events/events.ts'
import { mail } from '../../notifications/door.ts'

type Words = { heading: string; text: string }
const words: Readonly<Record<SeatNews, (title: string) => Words>> = {
  reserved: (title) => ({ heading: `Your seat in ${title}`, text: `A seat in “${title}” is reserved for you.` }),
  moved: (title) => ({
    heading: `${title} has changed`,
    text: `The live session “${title}” has a new time or place. Your seat stays reserved.`,
  }),
  taken: (title) => ({
    heading: `Your seat in ${title} was canceled`,
    text: `The organizer canceled your seat in “${title}”.`,
  }),
  canceled: (title) => ({
    heading: `${title} is canceled`,
    text: `The live session “${title}” does not take place, so your seat ends with it.`,
  }),
  soon: (title) => ({ heading: `${title} is coming up`, text: `You have a seat in “${title}”, which starts soon.` }),
}

/** Sent to the person with a seat in a live session: reserved, changed, ended, or about to start. */
export const sessionSeat = mail({
  kind: 'transactional',
  sample: {
    news: 'reserved' as SeatNews,
    session_id: 12,
    title: 'Ladders, live',
    from: '2031-07-01T13:00:00.000Z',
    to: '2031-07-01T16:00:00.000Z',
    time_zone: 'America/New_York',
    place: 'Training yard, 12 Pier Street, Boston',
    path: '/courses/learner/ladders/7/overview',
  },
  write: ({ news, session_id, title, from, to, time_zone, place, path }, { url }) => {
    const { heading, text } = words[news](title)
    const isOver = news === 'taken' || news === 'canceled'
    const when = formatSession({ from, to, time_zone })
    return {
      heading,
      parts: [
        { kind: 'text', text },
        {
          kind: 'rows',
          rows: [[isOver ? 'Planned for' : 'When', when], ...(place ? [['Where', place] as const] : [])],
        },
        ...(isOver
          ? [{ kind: 'button' as const, label: 'See other dates', url: url + path }]
          : [
              { kind: 'button' as const, label: 'Add to calendar', url: `${url}/api/schedules/${session_id}/calendar` },
              { kind: 'link' as const, label: 'Change to another date or cancel', url: url + path },
            ]),
      ],
    }
  },
})
