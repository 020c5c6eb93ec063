import { unsentText } from '@portico/shared/browser/unsent-keys.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'
import type { OutboxState } from './outbox.store.ts'
import type { WaitReason } from './send-outbox-entry.ts'

const why: Readonly<Record<WaitReason, string>> = {
  offline: 'Offline',
  no_answer: 'Not sent yet',
  someone_else: 'Someone else is signed in',
}

/** Status of queued work: "Offline: 2 answers are kept on this device"; null if nothing waits. */
export function outboxStatus({ keys, hold, isLasting }: OutboxState): { label: string; tone: Tone } | null {
  if (hold === null || keys.length === 0) return null
  return { label: `${why[hold]}: ${unsentText(keys, isLasting ? 'on this device' : 'in this tab')}`, tone: 'waiting' }
}
