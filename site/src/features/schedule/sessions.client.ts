import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatSession } from '@portico/shared/rules/dates/format-date.ts'

// The page was rendered earlier: remove sessions that are over and add the reader's local time.
const sessions = [...document.querySelectorAll<HTMLElement>('.session')]
for (const session of sessions) {
  const { from = '', to = '', zone = '' } = session.dataset
  if (new Date(to).getTime() <= Date.now()) session.remove()
  const there = formatSession({ from, to, time_zone: zone })
  const here = formatSession({ from, to, time_zone: readerZone() })
  const own = session.querySelector<HTMLElement>('[data-own-time]')
  const words = own?.querySelector('span')
  if (own && words && here !== there) {
    words.textContent = `Your time: ${here}`
    own.dataset['shown'] = ''
  }
}
// Links are optional here: if they cannot be read, the sessions still say that they are online.
if (seemsSignedIn() && document.querySelector('[data-join]'))
  import('./show-session-links.ts').then(({ showSessionLinks }) => showSessionLinks()).catch(() => {})
if (seemsSignedIn() && document.querySelector('[data-reserve]'))
  import('./show-reserve-links.ts').then(({ showReserveLinks }) => showReserveLinks()).catch(() => {})
// Without an answer, the sessions go on stating all their seats.
if (document.querySelector('[data-seats]'))
  import('./show-seats-left.ts').then(({ showSeatsLeft }) => showSeatsLeft()).catch(() => {})
const isLeft = document.querySelector('.session') !== null
document.querySelector('[data-no-sessions]')?.toggleAttribute('hidden', isLeft)
if (!isLeft) document.querySelector('[data-sessions]')?.remove()
