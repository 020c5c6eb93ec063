import type { CommitOutcome, ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import type { CmiMap, RejectedElement } from '@portico/shared/rules/scorm/check-commit.ts'
import type { Storage } from '../../storage/storage.ts'
import type { FileVerdict } from '../media/door.ts'
import type { FlightPart, LaunchToken, TokenVerdict } from '../scorm/door.ts'

/** The session and enrollment of a request to the content host; `enrollment_id` is null for staff who preview a draft. */
export type Visit = Pick<LaunchToken, 'session_id' | 'user_id' | 'portal_id' | 'enrollment_id'>

/** Data the player needs to open a SCO. `launch` is the number of this opening; `entry` is the item's URL below the package's root. */
export type StartedLaunch = { launch: number; title: string; entry: string; cmi: CmiMap }
export type CommitAnswer = { outcome: CommitOutcome; rejected: RejectedElement[] }

/**
 * Services for the content host, which itself handles only files and tokens; these identify the learner and store data. `start` and `commit` may
 * throw with `fail`.
 */
export type ContentServices = {
  /** 'content.localhost', without port */
  contentHost: string
  storage: Storage
  verifyToken: (token: string) => TokenVerdict | Promise<TokenVerdict>
  verifyFileToken: (token: string) => FileVerdict
  /** Whether session and enrollment are still valid; checked on every request, cached for at most 5 s. */
  isVisitValid: (visit: Visit) => Promise<boolean>
  /** Whether visitors may open this item without an account; checked on every request. */
  isFreePreview: (item: { portal_id: number; item_id: number }) => Promise<boolean>
  start: (launch: LaunchToken) => Promise<StartedLaunch>
  commit: (launch: LaunchToken, commit: ScormCommit) => Promise<CommitAnswer>
  /** stores a part of the player's recording; never blocks a commit */
  record: (launch: LaunchToken, part: FlightPart) => Promise<void>
  /** called for every failure that is not a refusal */
  onError?: (error: unknown) => void
}
