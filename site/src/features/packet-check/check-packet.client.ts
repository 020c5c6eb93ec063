import { checkPacket } from '@portico/shared/rules/credentials/packets/check-packet.ts'
import { countRows, type RowCounts } from '@portico/shared/rules/credentials/packets/count-rows.ts'
import { requiredElement } from '../../scripts/required-element.ts'

type State = 'loading' | 'whole' | 'repacked' | 'changed' | 'not_a_packet' | 'failed'

const page = requiredElement('[data-packet-check]', HTMLElement)

function show(state: State): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = !part.dataset['state']?.split(' ').includes(state)
}

function setFact(name: string, words: string): void {
  requiredElement(`[data-fact="${name}"]`, HTMLElement, page).textContent = words
}

async function keyOfPortal(): Promise<string> {
  const answer = await fetch('/api/proof/key', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`the key was answered with ${answer.status}`)
  return ((await answer.json()) as { data: { public_key: string } }).data.public_key
}

/** Shows how many rows of each kind the packet holds; hides zero counts, except for roster rows. */
function showCounts(rows: RowCounts, erased: number): void {
  for (const [kind, count] of Object.entries({ erased, ...rows })) {
    setFact(kind, String(count))
    requiredElement(`[data-count="${kind}"]`, HTMLElement, page).hidden = count === 0 && kind !== 'roster'
  }
  setFact('erased-words', erased === 0 ? '' : 'Erased rows keep their position and hash; their content is gone.')
}

async function check(file: File): Promise<void> {
  show('loading')
  try {
    const [key, bytes] = await Promise.all([keyOfPortal(), file.arrayBuffer()])
    const found = await checkPacket(new Uint8Array(bytes), key)
    if (found.state === 'changed' || found.state === 'not_a_packet') setFact(found.state, found.what)
    else {
      const { agency, from, to, portal } = found.manifest
      setFact('agency', agency)
      setFact('period', `${from} to ${to}`)
      setFact('portal', portal)
      showCounts(countRows(found.manifest), found.erased)
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
const drop = requiredElement('.packet-drop', HTMLElement)
for (const kind of ['dragenter', 'dragover'] as const)
  drop.addEventListener(kind, (event) => {
    event.preventDefault()
    drop.dataset['over'] = ''
  })
for (const kind of ['dragleave', 'drop'] as const) drop.addEventListener(kind, () => delete drop.dataset['over'])
drop.addEventListener('drop', (event) => {
  event.preventDefault()
  const file = event.dataTransfer?.files[0]
  if (file) void check(file)
})
keyOfPortal().then(
  (key) => setFact('key', key),
  () => setFact('key', 'The file could not be read right now.'),
)
