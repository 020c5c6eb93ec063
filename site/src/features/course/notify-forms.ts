import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { requiredElement } from '../../scripts/required-element.ts'

// "Notify me when it opens" of a Coming Soon course, on its page and in its dialog: both show the same state. Light on purpose, without the API client.
type Answer = { data?: unknown; error?: { message: string; fields?: Record<string, string[]> } }
const failed = 'That didn’t work. Please try again.'
const forms = [...document.querySelectorAll<HTMLFormElement>('[data-notify]')]
const path = `/courses/${forms[0]?.dataset['notify'] ?? ''}/opening-requests`
/** the account's address, where somebody is signed in */
let own: string | null = null

const inForm = (form: HTMLElement, name: string) => requiredElement(`[data-notify-${name}]`, HTMLElement, form)

function show({ said, can_send, can_cancel }: { said: string; can_send: boolean; can_cancel: boolean }): void {
  for (const form of forms) {
    const state = inForm(form, 'state')
    state.textContent = said
    state.hidden = said === ''
    inForm(form, 'address').hidden = own !== null || !can_send
    inForm(form, 'send').hidden = !can_send
    inForm(form, 'cancel').hidden = !can_cancel
  }
}

const showWaiting = (email: string) =>
  show({ said: `We’ll email ${email} when this course opens.`, can_send: false, can_cancel: own !== null })
const showOwn = (is_waiting: boolean, email: string) =>
  is_waiting ? showWaiting(email) : show({ said: `The email goes to ${email}.`, can_send: true, can_cancel: false })

function showError(form: HTMLFormElement, message: string | null): void {
  const error = inForm(form, 'error')
  requiredElement('span', HTMLElement, error).textContent = message ?? ''
  error.hidden = message === null
  requiredElement('input', HTMLInputElement, form).setAttribute('aria-invalid', String(message !== null))
}

/** Calls the API; shows what went wrong in the form and returns null then. */
async function callFrom(form: HTMLFormElement, method: 'POST' | 'DELETE', body?: object): Promise<Answer | null> {
  const buttons = form.querySelectorAll('button')
  for (const button of buttons) button.disabled = true
  showError(form, null)
  try {
    const answer = await sameOriginSend({ method, path, body })
    const json: Answer = await answer.json()
    if (answer.ok) return json
    showError(form, json.error?.fields?.['email']?.[0] ?? json.error?.message ?? failed)
  } catch {
    showError(form, failed)
  } finally {
    for (const button of buttons) button.disabled = false
  }
  return null
}

async function send(form: HTMLFormElement): Promise<void> {
  const input = requiredElement('input', HTMLInputElement, form)
  const email = own ?? input.value.trim()
  const answer = await callFrom(form, 'POST', own === null ? { email } : {})
  if (answer === null) return own === null ? input.focus() : undefined
  const isOpen = (answer.data as { state: string }).state === 'open'
  if (isOpen) show({ said: 'This course is open now. Reload the page to see it.', can_send: false, can_cancel: false })
  else showWaiting(email)
  // The button that had the focus is gone.
  inForm(form, 'state').focus()
}

async function cancel(form: HTMLFormElement): Promise<void> {
  if ((await callFrom(form, 'DELETE')) === null || own === null) return
  showOwn(false, own)
  inForm(form, 'send').focus()
}

/** Shows the account's own address and whether it waits already; visitors keep the field. */
async function readOwn(): Promise<void> {
  const answer = await fetch(`/api${path}`, { headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const { data } = (await answer.json()) as { data: { email: string; is_waiting: boolean } }
  own = data.email
  showOwn(data.is_waiting, data.email)
}

/** Enables both forms. */
export function enableNotifyForms(): void {
  for (const form of forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
    inForm(form, 'cancel').addEventListener('click', () => void cancel(form))
    requiredElement('[data-notify-send]', HTMLButtonElement, form).disabled = false
  }
  // If that fails, people type an address as visitors do.
  if (seemsSignedIn()) readOwn().catch(() => {})
}
