import { QueueMark } from '../../outline/save/save-state.tsx'
import type { SaveQueue } from '../../outline/save/save-queue.ts'
import { useRetries } from '../../outline/save/use-retries.ts'

/** Shows whether all changes to a pool are saved, retries failed ones, and warns before the page is left with unsaved ones. */
export function PoolSaveState({ queue }: { queue: SaveQueue }) {
  useRetries(queue)
  return <QueueMark queue={queue} />
}
