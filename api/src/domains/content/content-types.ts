import type { CommitOutcome, ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import type { CmiMap, RejectedElement } from '@portico/shared/rules/scorm/check-commit.ts'
import type { Storage } from '../../storage/storage.ts'
import type { FileVerdict } from '../media/content/file-token.ts'
import type { FlightPart } from '../scorm/host/read-flight.ts'
import type { LaunchToken, TokenVerdict } from '../scorm/host/launch-token.ts'

/** On whose behalf the content host is asked: a session, and the enrollment that it opened content of; null for staff who preview a draft. */
export type Visit = Pick<LaunchToken, 'session_id' | 'user_id' | 'portal_id' | 'enrollment_id'>

/** What the player needs to open a SCO. `launch` is the number of this opening, `entry` the item's URL below the package's root. */
export type StartedLaunch = { launch: number; title: string; entry: string; cmi: CmiMap }
export type CommitAnswer = { outcome: CommitOutcome; rejected: RejectedElement[] }

/** The content host knows files and tokens; who the learner is and what is stored, it asks. `start` and `commit` may refuse with `fail`. */
export type ContentServices = {
  /** 'content.localhost', without port */
  contentHost: string
  storage: Storage
  verifyToken: (token: string) => TokenVerdict | Promise<TokenVerdict>
  verifyFileToken: (token: string) => FileVerdict
  /** Whether session and enrollment still stand; asked at every request, known for 5 s at most. */
  isVisitValid: (visit: Visit) => Promise<boolean>
  start: (launch: LaunchToken) => Promise<StartedLaunch>
  commit: (launch: LaunchToken, commit: ScormCommit) => Promise<CommitAnswer>
  /** keeps a part of what a player recorded; never on the way of a commit */
  record: (launch: LaunchToken, part: FlightPart) => Promise<void>
  /** called for every failure that is no refusal */
  onError?: (error: unknown) => void
}
