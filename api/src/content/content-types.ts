import type { CommitOutcome, ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import type { CmiMap, RejectedElement } from '@portico/shared/rules/scorm/check-commit.ts'
import type { LaunchToken, TokenVerdict } from './launch-token.ts'

/** What the player needs to open a SCO. `launch` is the number of this opening, `entry` the item's URL below the package's root. */
export type StartedLaunch = { launch: number; title: string; entry: string; cmi: CmiMap }
export type CommitAnswer = { outcome: CommitOutcome; rejected: RejectedElement[] }

/** The content host knows files and tokens; who the learner is and what is stored, it asks. All three may refuse with `fail`. */
export type ContentServices = {
  /** 'content.localhost', without port */
  contentHost: string
  storageDir: string
  verifyToken: (token: string) => TokenVerdict | Promise<TokenVerdict>
  start: (launch: LaunchToken) => Promise<StartedLaunch>
  commit: (launch: LaunchToken, commit: ScormCommit) => Promise<CommitAnswer>
  /** told of every failure that is no refusal */
  onError?: (error: unknown) => void
}
