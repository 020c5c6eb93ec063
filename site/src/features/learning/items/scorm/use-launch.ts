import { start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { useState } from 'react'
import { chosenScheme } from '@portico/shared/browser/color-scheme.ts'
import { learnerCall as call } from '../../learner-call.ts'
import { startFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import type { Reported } from './scorm-message.ts'

export type Launch = Data<typeof start_scorm>
/** An error message and its action, which tries again unless `label` names another. */
export type ScormFailure = { text: string; retry: () => void; label?: string }
export type OnFailure = (failure: ScormFailure | null) => void

/** Launches the package at one of its parts or where the learner was; `onKnown` receives what earlier sessions reported. */
export function useLaunch({ onKnown, onFailure }: { onKnown: (known: Reported) => void; onFailure: OnFailure }) {
  const { item, view, setStatus } = usePlayer()
  const { access, related_id } = view.course
  const [launch, setLaunch] = useState<Launch | null>(null)
  const start = async (sco?: string): Promise<void> => {
    onFailure(null)
    try {
      const opened = await call(start_scorm, {
        params: { module: item.id },
        body: { related_id, ...(sco === undefined ? {} : { sco }) },
      })
      const { status, details } = opened.scorm_module.course_user_progress
      if (access === 'full') setStatus(status)
      onKnown({ lesson_status: details.lesson_status, score_raw: details.score.raw })
      setLaunch({ ...opened, player_url: inChosenScheme(opened.player_url) })
    } catch (error) {
      onFailure({ text: startFailure(error), retry: () => void start(sco) })
    }
  }
  return { launch, start }
}

/** Adds the chosen color scheme to the player URL, because the player is on another host. */
function inChosenScheme(player_url: string): string {
  const scheme = chosenScheme()
  return scheme === 'system' ? player_url : `${player_url}?scheme=${scheme}`
}
