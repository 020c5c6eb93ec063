import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { check_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { typedSerial } from '@portico/shared/rules/credentials/certificates/typed-serial.ts'
import { requiredElement } from '../../scripts/required-element.ts'
import { portalDate } from '../../scripts/portal-date.ts'

type Found = Data<typeof check_certificate>
type State = Found['state'] | 'loading' | 'unknown' | 'failed'

const page = requiredElement('[data-check]', HTMLElement)
const serial = typedSerial(decodeURIComponent(location.pathname.split('/')[2] ?? ''))

function show(state: State): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state
}

/** The text of each fact; an empty one removes its row. */
function factsOf(found: Found): Record<string, string> {
  const day = (at: string | null) => (at === null ? '' : portalDate(at))
  return {
    learner: found.learner,
    course: found.course,
    portal: found.portal,
    organizations: found.organizations.join('; '),
    finished_at: day(found.finished_at),
    issued_at: day(found.issued_at),
    expires_at: day(found.expires_at),
    revoke_reason: found.revoke_reason ?? '',
  }
}

function fillIn(found: Found): void {
  for (const [name, words] of Object.entries(factsOf(found))) {
    for (const place of page.querySelectorAll<HTMLElement>(`[data-fact="${name}"]`)) place.textContent = words
    for (const row of page.querySelectorAll<HTMLElement>(`[data-row="${name}"]`)) row.hidden = words === ''
  }
  requiredElement('[data-paper]', HTMLElement).hidden = false
  show(found.state)
}

async function loadCertificate(): Promise<void> {
  show('loading')
  try {
    const answer = await fetch(`/api/certificates/${encodeURIComponent(serial)}`, {
      headers: { accept: 'application/json' },
    })
    if (answer.ok) return fillIn(((await answer.json()) as { data: Found }).data)
    // An unread response body would keep the connection open.
    await answer.body?.cancel()
    show(answer.status === 404 ? 'unknown' : 'failed')
  } catch {
    show('failed')
  }
}

requiredElement('#serial', HTMLInputElement).value = serial
requiredElement('[data-retry]', HTMLButtonElement).addEventListener('click', () => void loadCertificate())
requiredElement('[data-lookup]', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = typedSerial(requiredElement('#serial', HTMLInputElement).value)
  if (/^[0-9A-Z-]{10,40}$/.test(typed)) location.assign(linkTo('certificate', { serial: typed }))
})
void loadCertificate()
