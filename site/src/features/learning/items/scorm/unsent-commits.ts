import { stored } from '@portico/shared/browser/stored.ts'

type PlayerMessage = { origin: string; source: unknown; data: unknown }
type PlayerRecord = { origin: string; sources: readonly unknown[]; record: string }
type RecordKey = { progress_id: number; attempt: number; sco: string; is_only: boolean }

/** suspend_data alone may be 64,000 characters, but a package must not fill the portal's own storage. */
export const UNSENT_MAX_CHARACTERS = 512 * 1024

/** Key of unsent data, unique per part and attempt, so that no other part or later attempt uses it. */
export const recordName = ({ progress_id, attempt, sco, is_only }: RecordKey): string =>
  is_only && attempt <= 1 ? `${progress_id}` : `${progress_id}:${attempt}:${sco}`
/** If storage is full or unavailable, unsent data exists only in the player, as it would without this page. */
const storedCommits = (record: string) => stored(`portico:unsent:${record}`, (unsent) => unsent, 'local')

/**
 * Stores a player's unsaved data in the portal's own storage: browsers that block third-party cookies give the framed player no storage, and this
 * page survives a crash of the player. Returns it to the player on request; only its origin and window are accepted.
 */
export function handleUnsentMessage(
  { origin: from, source, data }: PlayerMessage,
  { origin, sources, record }: PlayerRecord,
): void {
  if (from !== origin || source === null || !sources.includes(source)) return
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  const kept = storedCommits(record)
  if (data.type === 'portico:unsent-ask')
    (source as Window).postMessage({ type: 'portico:unsent', unsent: kept.read() }, origin)
  if (data.type !== 'portico:unsent' || !('unsent' in data)) return
  if (data.unsent === null) kept.remove()
  else if (JSON.stringify(data.unsent).length <= UNSENT_MAX_CHARACTERS) kept.write(data.unsent)
}
