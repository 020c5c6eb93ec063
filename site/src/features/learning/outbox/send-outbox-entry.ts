import { save_assignment_draft } from '@portico/shared/contract/assignments.ts'
import { make_answer } from '@portico/shared/contract/exams/exams.ts'
import {
  finish_module_item,
  start_module_item,
  type ProgressAfter,
} from '@portico/shared/contract/learning/item-progress.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { isSignedOut, toLogin } from '../../../kernel/browser-call.ts'
import { learnerCallWithoutRedirect as call } from '../learner-call.ts'
import { isCode } from '../load/call-failure.ts'
import { isOwnText, markUnanswered, setShownVersion, shownVersion } from './draft-versions.ts'
import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts'

/** Reason why queued work waits. */
export type WaitReason = 'offline' | 'no_answer' | 'someone_else'
/** Result of sending; `after` is the progress after a step. A rejected entry can never be sent. */
export type SendResult =
  | { state: 'sent'; after: ProgressAfter | null }
  | { state: 'refused'; error: CallError }
  | { state: 'kept'; hold: WaitReason }

const steps = { start: start_module_item, finish: finish_module_item } as const

async function send(one: OutboxEntry): Promise<ProgressAfter | null> {
  const { item_id, related_id } = one
  if (one.kind === 'step') return call(steps[one.step], { params: { id: item_id }, body: { related_id } })
  if (one.kind === 'draft') {
    await sendDraft(one)
    return null
  }
  const { attempts, question_id, answer } = one
  await call(make_answer, { params: { item_id }, body: { related_id, attempts, question_id, answer } })
  return null
}

/** Saves a draft over the version that this page shows. A conflict with a text of its own, whose answer got lost, is none. */
async function sendDraft(one: OutboxDraft): Promise<void> {
  const { item_id, related_id, attempt, text } = one
  const version = shownVersion(one)
  try {
    const saved = await call(save_assignment_draft, {
      params: { item_id },
      body: { related_id, attempt, text, ...(version === undefined ? {} : { version }) },
    })
    setShownVersion(one, saved.version)
  } catch (error) {
    if (waitReasonOf(error) !== null) markUnanswered(one, text)
    const current = draftIn(error)
    if (current === null || !isOwnText(one, current.text)) throw error
    setShownVersion(one, current.version)
    await sendDraft(one)
  }
}

/** The draft that a refusal shows because another tab or device saved it meanwhile; null for other errors. */
export const draftIn = (error: unknown): { text: string; version: string } | null =>
  error instanceof CallError && error.current !== null
    ? { text: String(error.current.text), version: String(error.current.version) }
    : null

/** Errors of these calls are final; anything else (a busy server, a required second factor) is temporary. */
const refusals: ReadonlySet<string | null> = new Set(
  [make_answer, save_assignment_draft, ...Object.values(steps)].flatMap(({ errors }) => errors),
)

/** Why a call got no final response; null if it was rejected. */
export function waitReasonOf(error: unknown): WaitReason | null {
  if (!(error instanceof CallError)) return 'offline'
  return refusals.has(error.code) ? null : 'no_answer'
}

const endings = ['exams.attempt_over', 'exams.already_finished', 'exams.not_running', 'exams.time_over'] as const
/** True if the attempt of an answer has ended, here or on another device. */
export const isAttemptOver = (error: CallError): boolean => endings.some((code) => isCode(error, code))

/** Sends one entry. Without a session the page goes to the login, and the entry is sent afterwards. */
export async function sendOutboxEntry(
  one: OutboxEntry,
  whyNotTheirs: () => Promise<WaitReason | null>,
): Promise<SendResult> {
  try {
    return { state: 'sent', after: await send(one) }
  } catch (error) {
    if (isSignedOut(error)) {
      toLogin()
      return new Promise(() => {})
    }
    const hold = waitReasonOf(error) ?? (isCode(error, 'learning.not_a_learner') ? await whyNotTheirs() : null)
    if (hold !== null || !(error instanceof CallError)) return { state: 'kept', hold: hold ?? 'no_answer' }
    return { state: 'refused', error }
  }
}
