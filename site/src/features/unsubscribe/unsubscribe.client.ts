import { requiredElement } from '../../scripts/required-element.ts'

const page = requiredElement('[data-unsubscribe]', HTMLElement)
const part = (name: string) => requiredElement(`[data-${name}]`, HTMLElement, page)
const token = new URLSearchParams(location.search).get('token') ?? ''
const button = requiredElement('[data-send]', HTMLButtonElement, page)

function showTitle(text: string): void {
  const title = requiredElement('h1', HTMLElement, page)
  title.textContent = text
  title.tabIndex = -1
  title.focus()
}

async function unsubscribe(): Promise<void> {
  button.disabled = true
  part('failed').hidden = true
  try {
    const answer = await fetch('/api/unsubscribe', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    await answer.body?.cancel()
    if (answer.ok || answer.status === 422) {
      part('ask').hidden = true
      part(answer.ok ? 'done' : 'incomplete').hidden = false
      if (answer.ok) showTitle('You are unsubscribed')
    } else part('failed').hidden = false
  } catch {
    part('failed').hidden = false
  } finally {
    button.disabled = false
  }
}

button.addEventListener('click', () => void unsubscribe())
button.disabled = false
