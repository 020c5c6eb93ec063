import { checkPacket } from '@portico/shared/rules/packets/check-packet.ts'
import { requiredElement } from '../../scripts/required-element.ts'

type State = 'loading' | 'whole' | 'changed' | 'failed'

const page = requiredElement('[data-packet-check]', HTMLElement)

function show(state: State): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state
}

function say(name: string, words: string): void {
  requiredElement(`[data-fact="${name}"]`, HTMLElement, page).textContent = words
}

async function keyOfPortal(): Promise<string> {
  const answer = await fetch('/api/proof/key', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`the key was answered with ${answer.status}`)
  return ((await answer.json()) as { data: { public_key: string } }).data.public_key
}

const erasedWords = (erased: number): string =>
  erased === 0 ? '' : ` ${erased} ${erased === 1 ? 'row was' : 'rows were'} erased since, with its signature.`

async function check(file: File): Promise<void> {
  show('loading')
  try {
    const [key, bytes] = await Promise.all([keyOfPortal(), file.arrayBuffer()])
    const found = await checkPacket(new Uint8Array(bytes), key)
    if (found.state === 'changed') say('changed', found.what)
    else {
      const { agency, from, to, portal, rows } = found.manifest
      say('whole', `${agency}, ${from} to ${to}, by ${portal}: ${rows.length} rows.${erasedWords(found.erased)}`)
    }
    show(found.state)
  } catch {
    show('failed')
  }
}

requiredElement('#packet', HTMLInputElement).addEventListener('change', ({ target }) => {
  const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined
  if (file) void check(file)
})
keyOfPortal().then(
  (key) => say('key', key),
  () => say('key', 'It could not be read right now.'),
)
