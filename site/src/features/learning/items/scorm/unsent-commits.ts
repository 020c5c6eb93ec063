type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Heard = { origin: string; source: unknown; data: unknown }
type Asked = { origin: string; sources: readonly unknown[]; record: string; storage: Kept }
type Place = { progress_id: number; attempt: number; sco: string; is_only: boolean }

/** suspend_data alone may be 64,000 characters; a package may not fill the portal's own storage. */
export const UNSENT_MAX_CHARACTERS = 512 * 1024

/** Names the record that unsent data are of: no other part of a package and no later attempt may take them. */
export const recordName = ({ progress_id, attempt, sco, is_only }: Place): string =>
  is_only && attempt <= 1 ? `${progress_id}` : `${progress_id}:${attempt}:${sco}`
const keyOf = (record: string) => `portico:unsent:${record}`

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Storage that is full or refused: what is unsent then lives in the player alone, as it would without this page.
  }
}

function readKept(storage: Kept, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * What the player of a package has not saved yet, kept in the portal's own storage: browsers that block third-party cookies give the
 * framed player none, and a crash of its process leaves this page alive. Answers the player that asks; only its origin and window count.
 */
export function keepUnsentCommits(
  { origin: from, source, data }: Heard,
  { origin, sources, record, storage }: Asked,
): void {
  if (from !== origin || source === null || !sources.includes(source)) return
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  const key = keyOf(record)
  if (data.type === 'portico:unsent-ask')
    (source as Window).postMessage({ type: 'portico:unsent', unsent: readKept(storage, key) }, origin)
  if (data.type !== 'portico:unsent' || !('unsent' in data)) return
  const text = JSON.stringify(data.unsent)
  attempt(() =>
    data.unsent === null ? storage.removeItem(key) : text.length <= UNSENT_MAX_CHARACTERS && storage.setItem(key, text),
  )
}
