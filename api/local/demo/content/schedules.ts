/** Sessions of the core portal, dated relative to the day the demo is loaded, so that some are always upcoming: one with seats, one almost full, one full. */
type DemoSession = {
  title: string
  course: string | null
  in_days: number
  /** local time in `time_zone` */
  from: string
  to: string
  time_zone: string
  place: string
  link: string | null
  seats: number
  /** how many of them learners have reserved */
  reserved: number
}

export const demoSessions: readonly DemoSession[] = [
  {
    title: 'HIPAA questions, answered live',
    course: 'hipaa-essentials-for-front-desk-staff',
    in_days: 9,
    from: '12:00',
    to: '13:00',
    time_zone: 'America/New_York',
    place: '',
    link: 'https://meet.portico-academy.test/hipaa',
    seats: 120,
    reserved: 31,
  },
  {
    title: 'Signals and rigging in the yard',
    course: null,
    in_days: 16,
    from: '08:30',
    to: '15:30',
    time_zone: 'America/Los_Angeles',
    place: 'Crane yard, 4100 Donovan Way, North Las Vegas, NV',
    link: null,
    seats: 16,
    reserved: 14,
  },
  {
    title: 'Renewal clinic: which courses you still need',
    course: null,
    in_days: 30,
    from: '18:00',
    to: '19:30',
    time_zone: 'America/New_York',
    place: '120 East Gay Street, Suite 400, Columbus, OH',
    link: 'https://meet.portico-academy.test/renewal',
    seats: 24,
    reserved: 24,
  },
]
